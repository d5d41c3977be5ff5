import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { messages } from '#shared/messages.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { editorPath } from '../documentScreens.ts'
import styles from './Dialogs.module.css'

const { deletion, untitled } = staffMessages.desk

/** Names what links to the document before it is deleted. */
export function DeleteDialog({
  document: { kind, id },
  title,
  onDelete,
  onClose,
}: {
  document: DocumentName
  title: string
  onDelete: () => void
  onClose: () => void
}) {
  const { withLogin } = useSession()
  const found = useQuery({
    queryKey: [urlOf('GET /api/admin/documents/{kind}/{id}/links', { params: { kind, id } })],
    queryFn: () => withLogin(() => desk.links({ kind, id })),
    staleTime: 0,
    gcTime: 0,
  })
  const links = found.data?.links ?? []
  return (
    <Dialog title={`Delete “${title || untitled}”?`} onClose={onClose} shape="narrow">
      <p>{deletion.text}</p>
      {found.isPending && <p role="status">{messages.loading}</p>}
      {links.length > 0 && (
        <>
          <p>{deletion.linked}</p>
          <ul>
            {links.map((link) => (
              <li key={`${link.kind}/${link.id}`}>
                <a href={editorPath(link)}>{link.title || untitled}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <Button disabled={found.isPending} onClick={onDelete}>
          Delete
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
