import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { DeskDocument, DocumentSummary } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { messages } from '#shared/messages.ts'
import { desk } from '../../../data/staff/desk.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import form from '../../form.module.css'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { editorPath } from '../documentScreens.ts'
import { previewPath } from '../preview/previewPath.ts'

const { takeDown, untitled } = staffMessages.desk

/** Before a document leaves the website: what links to it, and what visitors see at its address. */
export function TakeDownDialog({
  action,
  document,
  title,
  onConfirm,
  onClose,
}: {
  action: 'delete' | 'unpublish'
  document: DeskDocument
  title: string
  onConfirm: () => void
  onClose: () => void
}) {
  const { kind, id, published } = document
  const { withLogin } = useSession()
  const found = useQuery({
    queryKey: [urlOf('GET /api/admin/documents/{kind}/{id}/links', { params: { kind, id } })],
    queryFn: () => withLogin(() => desk.links({ kind, id })),
    staleTime: 0,
    gcTime: 0,
  })
  const texts = takeDown[action]
  const hasPage = published && kinds[kind].hasChosenAddress
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog title={texts.title(title || untitled)} onClose={onClose} shape="narrow">
      <p>{texts.text}</p>
      {hasPage && <p>{takeDown.landing(previewPath({ kind, id, content: published.content }, []))}</p>}
      {found.isPending && <p role="status">{messages.loading}</p>}
      {found.data && found.data.links.length > 0 && <Links links={found.data.links} />}
      <div className={form.actions}>
        <Button disabled={found.isPending} onClick={confirm}>
          {texts.button}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

function Links({ links }: { links: readonly DocumentSummary[] }) {
  return (
    <>
      <p>{takeDown.linked}</p>
      <ul>
        {links.map((link) => (
          <li key={`${link.kind}/${link.id}`}>
            <a href={editorPath(link)}>{link.title || untitled}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
