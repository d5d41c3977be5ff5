import { useMutation } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { CornerUpRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { DocumentKind, DocumentOrder } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { WriteError } from '../../../data/write.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { Empty } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { EntryAction, MoveActions, movedBy } from '../fields/sections/EntryActions.tsx'
import styles from './OrderPage.module.css'

const { orderNotSaved, untitled, tryAgain } = staffMessages.desk

export interface OrderProps extends DocumentOrder {
  kind: DocumentKind
  onReload: () => Promise<void>
}

export function OrderForm({ kind, documents, onReload }: OrderProps) {
  const [moved, setMoved] = useState<DocumentOrder['documents']>()
  const [announcement, setAnnouncement] = useState('')
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: moved !== undefined })
  const [dragged, setDragged] = useState<number>()
  const [choosing, setChoosing] = useState<number>()
  const shown = moved ?? documents

  function move(index: number, position: number) {
    setMoved(movedBy(shown, index, position - index))
    setAnnouncement(`${shown[index]?.title || untitled} is now ${position + 1} of ${shown.length}.`)
  }

  const reload = async () => {
    await onReload()
    setMoved(undefined)
  }
  const save = useMutation({
    mutationFn: (order: { ids: string[]; before: string[] }) => withLogin(() => desk.saveOrder(kind, order)),
    onSuccess: async (_, { ids, before }) => {
      await reload()
      toastSuccess('Order saved', 'The website shows it in a few seconds.', () =>
        save.mutate({ ids: before, before: ids }),
      )
    },
    onError: async (error) => {
      const isStale = error instanceof WriteError && (error.status === 409 || error.status === 400)
      if (isStale) await reload()
      toastFailure(
        orderNotSaved,
        isStale ? 'A colleague has changed the list in the meantime. You see it as it is now.' : tryAgain,
        error,
      )
    },
  })
  const isIdle = moved === undefined || save.isPending

  if (documents.length === 0) return <Empty>Nothing is published here yet.</Empty>
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol role="list" aria-label="Order" className={form.stack}>
        {shown.map((document, index) => {
          const title = document.title || untitled
          return (
            <li
              key={document.id}
              className={styles.row}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData('text/plain', title)
                setDragged(index)
              }}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                if (dragged !== index) {
                  move(dragged, index)
                  setDragged(index)
                }
              }}
              onDragEnd={() => setDragged(undefined)}
            >
              <span className={styles.position}>{index + 1}</span>
              <a href={editorPath({ kind, id: document.id })} className={form.name}>
                {title}
              </a>
              <span className={form.actions}>
                <MoveActions
                  label={title}
                  index={index}
                  count={shown.length}
                  idAt={() => document.id}
                  onMove={(places) => move(index, index + places)}
                />
                <EntryAction
                  label={`Move ${title} …`}
                  icon={CornerUpRight}
                  onClick={() => setChoosing(index)}
                />
              </span>
            </li>
          )
        })}
      </ol>
      {choosing !== undefined && (
        <MoveDialog
          titles={shown.map(({ title }) => title || untitled)}
          index={choosing}
          onMove={(position) => move(choosing, position)}
          onClose={() => setChoosing(undefined)}
        />
      )}
      <div className={form.end}>
        <SmallButton
          kind="main"
          disabled={isIdle}
          onClick={() => save.mutate({ ids: idsOf(shown), before: idsOf(documents) })}
        >
          Save order
        </SmallButton>
        <SmallButton disabled={isIdle} onClick={() => setMoved(undefined)}>
          Discard changes
        </SmallButton>
      </div>
    </>
  )
}

function MoveDialog({
  titles,
  index,
  onMove,
  onClose,
}: {
  titles: readonly string[]
  index: number
  onMove: (position: number) => void
  onClose: () => void
}) {
  const id = useId()
  const title = titles[index] ?? ''
  const others = titles.toSpliced(index, 1)
  return (
    <DialogForm
      title={`Move: ${title}`}
      action="Move"
      onClose={onClose}
      send={(fields) => onMove(Number(fields.get('position')))}
    >
      <div className={form.field}>
        <label htmlFor={id}>New place</label>
        <select id={id} name="position" data-first="">
          <option value={0}>To the top</option>
          {others.map((other, before) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one title
            <option key={before} value={before + 1}>
              After {other}
            </option>
          ))}
        </select>
      </div>
    </DialogForm>
  )
}

const idsOf = (documents: DocumentOrder['documents']) => documents.map(({ id }) => id)
