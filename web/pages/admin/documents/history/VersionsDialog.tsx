import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import type { DeskDocument, DraftContent } from '#shared/entities/documents.ts'
import { messages } from '#shared/messages.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { desk } from '../../../../data/desk.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { useSession } from '../../Session.tsx'
import { dateAndTime } from '../dateAndTime.ts'
import { type ComparedField, comparedFields } from './comparedFields.ts'
import styles from './VersionsDialog.module.css'

const actions = { published: 'Published', restored: 'Restored', imported: 'First version' } as const

/** Every publication: who and when. Each can be compared with the text on the screen, and restored as a draft. */
export function VersionsDialog({
  document,
  content,
  onRestore,
  onClose,
}: {
  document: DeskDocument
  content: DraftContent
  onRestore: (content: DraftContent) => void
  onClose: () => void
}) {
  const { kind, id } = document
  const [compared, setCompared] = useState<number>()
  const { withLogin } = useSession()
  const history = useQuery({
    queryKey: [urlOf('GET /api/admin/documents/{kind}/{id}/versions', { params: { kind, id } })],
    queryFn: () => withLogin(() => desk.versions(document)),
    staleTime: 0,
    gcTime: 0,
  })
  const versions = history.data?.versions ?? []
  return (
    <Dialog title="History" onClose={onClose}>
      {history.isPending && <p role="status">{messages.loading}</p>}
      {history.isError && <p role="alert">{staffMessages.historyFailed}</p>}
      {history.data && versions.length === 0 && <p>{staffMessages.desk.noVersions}</p>}
      <ol role="list" className={styles.versions}>
        {versions.map(({ number, at, by, action }) => (
          <li key={number}>
            <div className={styles.version}>
              <span>
                <strong>{actions[action]}</strong>
                {at && ` ${dateAndTime(at)}`}
                {by && `, by ${by}`}
              </span>
              <Button
                kind="quiet"
                size="small"
                onClick={() => setCompared(compared === number ? undefined : number)}
              >
                {compared === number ? 'Close' : 'Compare'}
                <span className="visually-hidden"> version {number}</span>
              </Button>
            </div>
            {compared === number && (
              <Comparison document={document} number={number} content={content} onRestore={onRestore} />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Comparison({
  document,
  number,
  content,
  onRestore,
}: {
  document: DeskDocument
  number: number
  content: DraftContent
  onRestore: (content: DraftContent) => void
}) {
  const { withLogin } = useSession()
  const params = { kind: document.kind, id: document.id, number: String(number) }
  const version = useQuery({
    queryKey: [urlOf('GET /api/admin/documents/{kind}/{id}/versions/{number}', { params })],
    queryFn: () => withLogin(() => desk.version(document, number)),
  })
  if (version.isPending) return <p role="status">{messages.loading}</p>
  if (version.isError) return <p role="alert">{staffMessages.historyFailed}</p>
  const fields = comparedFields(document.kind, version.data.content, content)
  if (fields.length === 0) return <p>{staffMessages.desk.sameVersion}</p>
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <section key={field.name}>
          <h3>{field.label}</h3>
          <div className={styles.sides}>
            <Side title="This version" field={field} isIn="earlier" />
            <Side title="Now" field={field} isIn="later" />
          </div>
        </section>
      ))}
      <div>
        <Button onClick={() => onRestore(version.data.content)}>Restore as a draft</Button>
      </div>
    </div>
  )
}

function Side({
  title,
  field: { words },
  isIn,
}: {
  title: string
  field: ComparedField
  isIn: 'earlier' | 'later'
}) {
  const Changed = isIn === 'earlier' ? 'del' : 'ins'
  const shown = words.filter((word) => word.isIn === 'both' || word.isIn === isIn)
  return (
    <div className={styles.side}>
      <h4>{title}</h4>
      <p className={styles.text}>
        {shown.map(({ text, isIn: where }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a finished comparison do not move
          where === 'both' ? text : <Changed key={index}>{text}</Changed>,
        )}
        {shown.length === 0 && 'Nothing'}
      </p>
    </div>
  )
}
