import { useEffect, useRef, useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { StaleVersionError, staff } from '../../../data/staff.ts'
import { useSession } from '../Session.tsx'
import { toastFailure, toastSuccess } from '../toasts.tsx'
import { prepareImage, UnusableImage } from './prepareImage.ts'
import { uploadImage } from './uploadImage.ts'
import { whenLive } from './whenLive.ts'

/** What is happening to a row: nothing, a photo on its way (0 to 1), a save, or how far the saved picture has come. */
export type SaveState =
  | { kind: 'nothing' }
  | { kind: 'preparing' }
  | { kind: 'uploading'; done: number }
  | { kind: 'saving' }
  | { kind: 'goingLive' | 'live' | 'slow' }
  | { kind: 'problem'; sentence: string }

/** A change that lost against somebody else's: the page as it is, and the picture that was to come. */
export interface Conflict {
  theirs: ServicePage
  mine: PageImage
}

/** The work on one page's picture: what is typed and uploaded, saving, undoing, and the wait until it is live. */
export function useImageUpdate(page: ServicePage, onChanged: (page: ServicePage) => void) {
  const { withLogin } = useSession()
  const [typed, setTyped] = useState('')
  const [alt, setAlt] = useState(page.title)
  const [uploaded, setUploaded] = useState<PageImage>()
  const [doing, setDoing] = useState<SaveState>({ kind: 'nothing' })
  const [conflict, setConflict] = useState<Conflict>()
  const [undo, setUndo] = useState<() => void>()
  const watching = useRef<AbortController>(undefined)
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
      watching.current?.abort()
    }
  }, [])

  const address = typed.trim()
  const isNew = address !== '' && address !== page.image1
  const pending: PageImage | undefined = isNew
    ? {
        ...(uploaded?.image1 === address ? uploaded : { image1: address }),
        ...(alt.trim() && alt.trim() !== page.title ? { image1Alt: alt.trim() } : {}),
      }
    : undefined

  function discard() {
    setTyped('')
    setAlt(page.title)
    setUploaded(undefined)
    setDoing({ kind: 'nothing' })
  }

  async function take(file: File) {
    setDoing({ kind: 'preparing' })
    try {
      const prepared = await prepareImage(file)
      setDoing({ kind: 'uploading', done: 0 })
      const picture = await withLogin(() =>
        uploadImage(prepared, (done) => setDoing({ kind: 'uploading', done })),
      )
      setUploaded(picture)
      setTyped(picture.image1)
      setDoing({ kind: 'nothing' })
    } catch (error) {
      setDoing({ kind: 'problem', sentence: sentenceOf(error) })
    }
  }

  /** Saves a picture over `from`, the page as it was when somebody decided to. */
  async function save(picture: PageImage, from: ServicePage) {
    setDoing({ kind: 'saving' })
    try {
      const changed = await withLogin(() => staff.changeImage(page.id, { ...picture, version: from.version }))
      setConflict(undefined)
      setTyped('')
      setAlt(page.title)
      setUploaded(undefined)
      onChanged(changed)
      void watch(changed)
      const goBack = () => void save(imageOf(from), changed)
      setUndo(() => goBack)
      toastSuccess(staffMessages.image.updated, staffMessages.image.updatedText, goBack)
    } catch (error) {
      setDoing({ kind: 'nothing' })
      if (error instanceof StaleVersionError) setConflict({ theirs: error.current, mine: picture })
      else toastFailure(staffMessages.image.failed, staffMessages.image.failedText)
    }
  }

  async function watch(changed: ServicePage) {
    watching.current?.abort()
    // A save may end after its row has gone from the screen.
    if (!shown.current) return
    const watch = new AbortController()
    watching.current = watch
    setDoing({ kind: 'goingLive' })
    const live = await whenLive(pathOf(changed), changed.image1, watch.signal)
    if (live !== undefined) setDoing({ kind: live ? 'live' : 'slow' })
  }

  return {
    typed,
    setTyped,
    alt,
    setAlt,
    pending,
    doing,
    conflict,
    /** Goes back to the picture before the last save. */
    undo,
    discard,
    take,
    save,
    /** Somebody else's picture stays. */
    keepTheirs(theirs: ServicePage) {
      setConflict(undefined)
      onChanged(theirs)
      discard()
    },
    /** Somebody else's picture stays for now, and what was to come is still in its row. */
    decideLater(theirs: ServicePage) {
      setConflict(undefined)
      onChanged(theirs)
    },
  }
}

export type ImageUpdate = ReturnType<typeof useImageUpdate>

/** The picture of a page, as a change takes it. */
export const imageOf = ({ image1, image1Alt, image1Sources }: PageImage): PageImage => ({
  image1,
  ...(image1Alt ? { image1Alt } : {}),
  ...(image1Sources ? { image1Sources } : {}),
})

const sentenceOf = (error: unknown) =>
  error instanceof UnusableImage
    ? error.message
    : 'The upload did not work. Check the connection and try again.'
