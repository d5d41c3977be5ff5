import { draftChanges, editedContent, withChanges } from '#shared/documents/changes.ts'
import type { DeskDocument, DraftContent, PublishRequest } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { desk } from '../../../../data/staff/desk.ts'
import { withLogin } from '../../../../data/staff/withLogin.ts'
import { useReadSite } from '../../../../data/useSite.ts'
import { staffMessages } from '../../../staffMessages.ts'
import { toastSuccess } from '../../../ui/toasts.tsx'
import { throughDoor } from '../../door/throughDoor.ts'
import { undoPublication } from '../../door/undoPublication.ts'
import { useShowField } from '../../fields/focusField.ts'
import { draftVersion } from '../../state/documentState.ts'
import { useStore } from '../../state/openDocument.ts'
import { documentIssues } from '../documentIssues.ts'
import type { useRun } from '../useRun.ts'
import { canUndo } from './canUndo.ts'
import { isOnlyOf, isOnTab, unpublishedChanges } from './unpublished.ts'

const texts = staffMessages.desk

/** Publishes the draft, and undoes that. `onCheck` shows the errors of all fields. */
export function usePublication({
  run,
  refuse,
  onCheck,
  unpublish,
}: Pick<ReturnType<typeof useRun>, 'run' | 'refuse'> & { onCheck: () => void; unpublish: () => void }) {
  const store = useStore()
  const { kind } = store.getState().document
  const showField = useShowField(kind)
  const isTwoPeople = useReadSite()?.whoPublishes === 'two-people'

  /** Returns false if the save failed, or if all changes are the member's own and the content is invalid. */
  async function prepare(tab: string | undefined): Promise<boolean> {
    onCheck()
    // Without the username, the member's own changes would count as somebody else's.
    if (store.getState().member === undefined) await store.present()
    const { content, document, member } = store.getState()
    const isOwn = unpublishedChanges(document).every((change) => isOnlyOf(member, change))
    if (isOwn && leadToProblems(contentOnTab(document, content, tab)).length > 0) return false
    // Saves first, so that the dialog shows the whole draft.
    return run({ failed: texts.notPublished, send: async () => null })
  }

  /** Leads to the first of the problems that keep the content from being published. */
  function leadToProblems(content = store.getState().content): Issue[] {
    const issues = documentIssues(kind, content)
    if (issues[0]) showField(issues[0].path)
    return issues
  }

  /** Publishes the given fields, by default all. `confirmed` are the questions that the dialog has shown. */
  async function publish(
    fields: PublishRequest['fields'],
    confirmed: string[] | undefined,
  ): Promise<boolean> {
    const { content, document, member } = store.getState()
    const { published } = document
    const before = editedContent(kind, published?.content ?? {})
    const issues = leadToProblems(fields ? withChanges(before, content, fields) : content)
    if (issues.length > 0) {
      store.dispatch({ type: 'refused', issues })
      refuse({ title: texts.notPublished, text: texts.needsAttention(issues.length), issues })
      return false
    }
    // The member has confirmed this version in the dialog. The server refuses to publish a later one.
    const version = draftVersion(document)
    const body = { version, fields, ...(published && { published: published.version }) }
    const send = (saved: DeskDocument) =>
      throughDoor((answers) => desk.publish(saved, { ...body, confirmed: answers }), confirmed)
    if (!(await run({ failed: texts.notPublished, send, live: 'publish' }))) return false
    if (!published) toastSuccess('Published', texts.publishedText, unpublish)
    else if (canUndo(store.getState().document, member ?? '', isTwoPeople))
      toastSuccess('Published', texts.publishedText, undo)
    else toastSuccess('Published', `${texts.publishedText} ${texts.noUndo}`)
    return true
  }

  /** Publishes the document and moves it to the top of its list. An FAQ moves to the top of its page's FAQs. */
  async function publishFirst(...args: Parameters<typeof publish>): Promise<boolean> {
    if (!(await publish(...args))) return false
    const { id } = store.getState().document
    try {
      await withLogin(async () => {
        const { documents } = await desk.order(kind)
        const page = documents.find((document) => document.id === id)?.servicePageId
        const listed = documents.filter((document) => document.servicePageId === page)
        const before = listed.map((document) => document.id)
        await desk.saveOrder(kind, { ids: [id, ...before.filter((other) => other !== id)], before })
      })
    } catch {
      refuse({ title: texts.orderNotSaved, text: 'It is published as the last of its list. Order moves it.' })
    }
    return true
  }

  async function undo() {
    const toast = [texts.undone, texts.undoneText] as const
    await run({ failed: texts.notUndone, send: undoPublication, toast, live: 'undo' })
  }

  return { prepare, leadToProblems, publish, publishFirst }
}

/** The content to publish: all fields at first, later the published content with the changes of this tab. */
function contentOnTab({ kind, published }: DeskDocument, content: DraftContent, tab: string | undefined) {
  if (!published) return content
  const shown = draftChanges(kind, published.content, content).filter((path) => isOnTab(kind, path, tab))
  return withChanges(editedContent(kind, published.content), content, shown)
}
