import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OrderedKind } from '#shared/documents/orderedKinds.ts'
import type { DocumentOrder } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { WriteError } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure, toastSuccess } from '../../toasts.tsx'
import { editorPath } from '../documentScreens.ts'
import { MoveActions } from '../sections/MoveActions.tsx'
import { movedBy } from '../sections/movedList.ts'
import styles from './OrderPage.module.css'

const { order: says, untitled, tryAgain } = staffMessages.desk

export function OrderForm({
  kind,
  documents,
  onReload,
}: {
  kind: OrderedKind
  documents: DocumentOrder['documents']
  onReload: () => Promise<void>
}) {
  const { withLogin } = useSession()
  const [moved, setMoved] = useState<DocumentOrder['documents']>()
  const [announcement, setAnnouncement] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const { list, keepFocus } = useFocusOfMovedRow()
  useWarningBeforeLeaving(moved !== undefined)
  const shown = moved ?? documents

  async function save(ids: string[], before: string[]) {
    setIsSaving(true)
    try {
      await withLogin(() => desk.saveOrder(kind, { ids, before }))
      await onReload()
      setMoved(undefined)
      toastSuccess(says.saved, says.savedText, () => void save(before, ids))
    } catch (error) {
      const isStale = error instanceof WriteError && (error.status === 409 || error.status === 400)
      if (isStale) {
        await onReload()
        setMoved(undefined)
      }
      toastFailure(says.notSaved, isStale ? says.changedMeanwhile : tryAgain)
    } finally {
      setIsSaving(false)
    }
  }

  if (documents.length === 0) return <p>{says.empty}</p>
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol role="list" aria-label="Order" ref={list} className={styles.rows}>
        {shown.map((document, index) => {
          const title = document.title || untitled
          return (
            <li key={document.id} className={styles.row}>
              <span className={styles.position}>{index + 1}</span>
              <a href={editorPath({ kind, id: document.id })} className={styles.title}>
                {title}
              </a>
              <span className={styles.actions}>
                <MoveActions
                  label={title}
                  isFirst={index === 0}
                  isLast={index === shown.length - 1}
                  onMove={(places) => {
                    keepFocus()
                    setMoved(movedBy(shown, index, places))
                    setAnnouncement(says.moved(title, index + 1 + places, shown.length))
                  }}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <div className={styles.save}>
        <Button
          size="small"
          disabled={moved === undefined || isSaving}
          onClick={() => void save(idsOf(shown), idsOf(documents))}
        >
          Save order
        </Button>
        <Button
          kind="plain"
          size="small"
          disabled={moved === undefined || isSaving}
          onClick={() => setMoved(undefined)}
        >
          Discard changes
        </Button>
      </div>
    </>
  )
}

const idsOf = (documents: DocumentOrder['documents']) => documents.map(({ id }) => id)

/** A row that moves in the document may lose the focus that its button has. */
function useFocusOfMovedRow() {
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  })
  return {
    list,
    keepFocus: () => {
      const { activeElement } = document
      focused.current = list.current?.contains(activeElement) ? activeElement : null
    },
  }
}

function useWarningBeforeLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
