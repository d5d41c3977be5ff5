import { kinds } from '#shared/kinds/kinds.ts'
import { isFixed, menusWith } from '#shared/menus/menusWith.ts'
import { messages } from '#shared/messages.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import { useServicePages, useStaffQuery } from '../../useStaffQuery.ts'
import { titleOf } from '../kinds/changedContent.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import { useOpenDocument } from '../state/openDocument.ts'

const { takeDown, untitled } = staffMessages.desk

/** Shows the links to the document, and what visitors will see at its address once it has left the website. */
export function TakeDownDialog({
  action,
  onConfirm,
  onClose,
}: {
  action: 'delete' | 'unpublish'
  onConfirm: () => void
  onClose: () => void
}) {
  const { kind, id, published, content } = useOpenDocument()
  const found = useStaffQuery('GET /api/admin/documents/{kind}/{id}/links', { params: { kind, id } })
  const { links = [] } = found.data ?? {}
  const texts = takeDown[action]
  const pages = useServicePages()
  const menus = published ? menusWith(id, pages.data ?? []) : []
  const hasPage = published && kinds[kind].hasChosenAddress
  return (
    <DialogForm
      title={texts.title(titleOf(content) || untitled)}
      action={texts.button}
      kind="danger"
      disabled={found.isPending || pages.isPending}
      send={() => void onConfirm()}
      onClose={onClose}
    >
      <p>
        {published && 'Visitors will no longer find it. '}
        {texts.text}
      </p>
      {hasPage && (
        <p>
          Visitors who open {deskKinds[kind].previewPath({ id, content: published.content }, {})} will see
          “404 Page Not Found”. Redirects can lead them to another page.
          {isFixed(id) && ' This page needs one: the menu and the list Additional Resources always link it.'}
        </p>
      )}
      {menus.length > 0 && (
        <>
          <p>These menus and lists lose it, until it is published again:</p>
          <ul>
            {menus.map((menu) => (
              <li key={menu}>{menu}</li>
            ))}
          </ul>
        </>
      )}
      {found.isPending && <p role="status">{messages.loading}</p>}
      {links.length > 0 && (
        <>
          <p>
            These link to it. Until it is published again, their texts keep the words without the link, and
            their lists, buttons and cards do without it:
          </p>
          <ul>
            {links.map((link) => (
              <li key={`${link.kind}/${link.id}`}>
                <a href={editorPath(link)}>{link.title || untitled}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogForm>
  )
}
