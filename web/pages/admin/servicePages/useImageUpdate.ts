import { useMutation } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { imageOf } from '#shared/rules/images/image.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { StaleVersionError, staff, UnfetchableImageError } from '../../../data/staff.ts'
import { useSession } from '../Session.tsx'
import { toastFailure, toastSuccess } from '../toasts.tsx'
import { prepareImage, UnusableImage } from './prepareImage.ts'
import { requireLoadable } from './requireLoadable.ts'
import { type ImageUpdate, initialRow, isBusy, isOnThisSite, pendingImage, rowReducer } from './rowState.ts'
import { uploadImage } from './uploadImage.ts'
import { useReplaceServicePage } from './useServicePages.ts'
import { whenLive } from './whenLive.ts'

const { updated, updatedText, failed, failedText, unfetchable, uploadFailed } = staffMessages.image

/** The update of one page's image: its fields, upload, save, undo, and the check that the page shows it. */
export function useImageUpdate(page: ServicePage) {
  const [state, dispatch] = useReducer(rowReducer, initialRow)
  const { withLogin } = useSession()
  const replacePage = useReplaceServicePage()

  const store = async (file: File): Promise<PageImage> => {
    dispatch({ type: 'preparing' })
    const prepared = await prepareImage(file)
    const report = (fraction: number) => dispatch({ type: 'uploading', fraction })
    report(0)
    return withLogin(() => uploadImage(prepared, report))
  }

  const upload = useMutation({
    mutationFn: store,
    onSuccess: (image) => dispatch({ type: 'uploaded', image }),
    onError: (error) => dispatch({ type: 'uploadFailed', message: uploadFailure(error) }),
  })

  // The callbacks stand here and not in `mutate`, because they must also run once the row is filtered out.
  const save = useMutation({
    mutationFn: async ({ image, from }: ImageUpdate) => {
      await requireLoadable(image.image1)
      return withLogin(() => staff.changeImage(page.id, { ...image, version: from.version }))
    },
    onMutate: () => dispatch({ type: 'saving' }),
    onSuccess: (saved, { from }) => {
      const undo = { image: imageOf(from), from: saved }
      replacePage(saved)
      dispatch({ type: 'saved', page: saved, undo })
      toastSuccess(updated, updatedText, () => save.mutate(undo))
    },
    onError: (error, { image }) => {
      if (error instanceof StaleVersionError) {
        dispatch({ type: 'conflicted', conflict: { theirs: error.current, mine: image } })
      } else {
        dispatch(
          error instanceof UnusableImage
            ? { type: 'uploadFailed', message: error.message }
            : { type: 'saveFailed' },
        )
        toastFailure(failed, failedText)
      }
    },
  })

  const copyAndSave = useMutation({
    mutationFn: async ({ image }: ImageUpdate) =>
      store(await withLogin(() => staff.fetchImage(image.image1))),
    onMutate: () => dispatch({ type: 'fetching' }),
    onSuccess: (copy, { image, from }) => {
      dispatch({ type: 'uploaded', image: copy })
      save.mutate({ image: { ...image, ...copy }, from })
    },
    onError: (error) => {
      dispatch({ type: 'uploadFailed', message: uploadFailure(error) })
      toastFailure(failed, failedText)
    },
  })

  const saved = state.publication?.page
  useEffect(() => {
    if (!saved) return
    const check = new AbortController()
    void whenLive(pathOf(saved), saved.image1, check.signal).then((isLive) => {
      if (!check.signal.aborted) dispatch({ type: 'liveChecked', isLive })
    })
    return () => check.abort()
  }, [saved])

  return {
    state,
    dispatch,
    pending: pendingImage(state, page),
    busy: isBusy(state.work),
    upload: upload.mutate,
    save: (update: ImageUpdate) =>
      isOnThisSite(update.image) ? save.mutate(update) : copyAndSave.mutate(update),
    /** Closes the conflict and shows the other person's image. */
    acceptTheirs: (theirs: ServicePage) => {
      replacePage(theirs)
      dispatch({ type: 'conflictClosed' })
    },
  }
}

export type ImageUpdateControls = ReturnType<typeof useImageUpdate>

function uploadFailure(error: Error): string {
  if (error instanceof UnusableImage) return error.message
  return error instanceof UnfetchableImageError ? unfetchable(error.message) : uploadFailed
}
