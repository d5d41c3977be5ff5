import { useState } from 'react'
import { draftChanges, editedContent, withChanges } from '#shared/documents/changes.ts'
import type { DeskDocument, DocumentKind, DraftContent, PublishRequest } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { desk, type ScheduleChange } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { currentOf, issuesOf, refusalOf } from '../../../data/write.ts'
import { openScreen } from '../../openScreen.ts'
import { editorPath, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { toastAfterNavigation, toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { questionsOf, throughDoor } from '../door/throughDoor.ts'
import { problemSentence } from '../fields/fieldLabel.ts'
import { useShowField } from '../fields/focusField.ts'
import { copyOf } from '../kinds/changedContent.ts'
import { draftVersion } from '../state/documentState.ts'
import { useStore } from '../state/openDocument.ts'
import { documentIssues } from './documentIssues.ts'
import { isOnlyOf, isOnTab, unpublishedChanges } from './publication/unpublished.ts'
import type { LiveState, useLiveState } from './useLiveState.ts'

const texts = staffMessages.desk

/** Publish, Take off the website and all other actions that change more than the draft. Each saves the draft first. */
export function useDocumentActions({
  onCheck,
  followLive,
}: {
  onCheck: () => void
  followLive: ReturnType<typeof useLiveState>['follow']
}) {
  const store = useStore()
  const showField = useShowField(store.getState().document.kind)
  const [isBusy, setIsBusy] = useState(false)
  const isTwoPeople = useReadSite()?.whoPublishes === 'two-people'

  /** Returns false if the action failed, and a toast says why. With `live`, the status says when the change is live. */
  async function run(
    failed: string,
    action: (saved: DeskDocument) => Promise<DeskDocument | null>,
    { toast, live }: { toast?: Readonly<Parameters<typeof toastSuccess>>; live?: LiveState['action'] } = {},
  ): Promise<boolean> {
    setIsBusy(true)
    try {
      const saved = await store.flush()
      if (!saved) {
        const { save, refused } = store.getState()
        const marked = save === 'failed' ? refused.find(({ path }) => path.length > 0) : undefined
        if (marked) showField(marked.path)
        toastFailure(
          failed,
          marked
            ? texts.needsAttention(1)
            : 'The last changes are not on the server yet. Wait until they are saved and try again.',
        )
        return false
      }
      const document = await withLogin(() => action(saved))
      if (document) store.dispatch({ type: 'received', document })
      if (toast) toastSuccess(...toast)
      if (live) void followLive({ action: live, content: store.getState().content })
      return true
    } catch (error) {
      await report(failed, error)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  async function report(failed: string, error: unknown) {
    // The member has read the questions, and said no.
    if (questionsOf(error).length > 0) return
    const current = currentOf<DeskDocument>(error)
    const issues = issuesOf(error)
    // The response may be lost after the server has made the change, so the current document is fetched.
    const shown = current ?? (issues.length > 0 ? undefined : await reopened())
    if (shown) store.dispatch({ type: 'received', document: shown })
    store.dispatch({ type: 'refused', issues })
    const [first] = issues
    if (first) showField(first.path)
    const sentences = issues.map((issue) => problemSentence(store.getState().document.kind, issue))
    toastFailure(
      failed,
      current ? texts.changedMeanwhile : sentences.join(' ') || (refusalOf(error) ?? texts.tryAgain),
      error,
    )
  }

  const reopened = () => desk.open(store.getState().document).catch(() => undefined)

  /** Returns false if the save failed, or if all changes are the member's own and the content is invalid. */
  async function preparePublication(tab: string | undefined): Promise<boolean> {
    onCheck()
    // Without the username, the member's own changes would count as somebody else's.
    if (store.getState().member === undefined) await store.present()
    const { content, document, member } = store.getState()
    const isOwn = unpublishedChanges(document).every((change) => isOnlyOf(member, change))
    if (isOwn && !isComplete(document.kind, publicationOf(document, content, tab))) return false
    return saveFirst(texts.notPublished)
  }

  /** Saves first, so that a dialog shows the whole draft. */
  const saveFirst = (failed: string = texts.notDiscarded): Promise<boolean> => run(failed, async () => null)

  function isComplete(kind: DocumentKind, content: DraftContent): boolean {
    const issues = documentIssues(kind, content)
    const [first] = issues
    if (!first) return true
    toastFailure(texts.notPublished, texts.needsAttention(issues.length))
    showField(first.path)
    return false
  }

  /** Publishes the given fields, by default all. `confirmed` are the questions that the dialog has shown. */
  async function publish(
    fields: PublishRequest['fields'],
    confirmed: string[] | undefined,
  ): Promise<boolean> {
    const { content, document } = store.getState()
    const { kind, published } = document
    const before = editedContent(kind, published?.content ?? {})
    if (!isComplete(kind, fields ? withChanges(before, content, fields) : content)) return false
    // The member has confirmed this version in the dialog. The server refuses to publish a later one.
    const version = draftVersion(document)
    const body = { version, fields, ...(published && { published: published.version }) }
    const send = (saved: DeskDocument) =>
      throughDoor((answers) => desk.publish(saved, { ...body, confirmed: answers }), confirmed)
    if (!(await run(texts.notPublished, send, { live: 'publish' }))) return false
    if (!published) toastSuccess('Published', texts.publishedText, unpublish)
    else if (!isTwoPeople || store.getState().document.published?.replacesApproved)
      toastSuccess('Published', texts.publishedText, undoPublication)
    else toastSuccess('Published', `${texts.publishedText} ${texts.noUndo}`)
    return true
  }

  /** Publishes the document and moves it to the top of its list. An FAQ moves to the top of its page's FAQs. */
  async function publishFirst(
    fields: PublishRequest['fields'],
    confirmed: string[] | undefined,
  ): Promise<boolean> {
    if (!(await publish(fields, confirmed))) return false
    const { id, kind } = store.getState().document
    try {
      await withLogin(async () => {
        const { documents } = await desk.order(kind)
        const page = documents.find((document) => document.id === id)?.servicePageId
        const before = documents
          .filter((document) => document.servicePageId === page)
          .map((document) => document.id)
        await desk.saveOrder(kind, { ids: [id, ...before.filter((other) => other !== id)], before })
      })
    } catch {
      toastFailure(texts.orderNotSaved, 'It is published as the last of its list. Order moves it.')
    }
    return true
  }

  async function undoPublication() {
    const send = async (saved: DeskDocument) => {
      const { versions } = await desk.versions(saved)
      const [, before] = versions.filter(({ action }) => action !== 'draft')
      const { published } = saved
      if (!before || !published) throw new Error('There is no version before')
      const body = { version: published.version, restore: before.number }
      return throughDoor((confirmed) => desk.publish(saved, { ...body, confirmed }))
    }
    await run(texts.notUndone, send, { toast: ['Publication undone', texts.undoneText], live: 'publish' })
  }

  async function unpublish() {
    const send = async (saved: DeskDocument) =>
      saved.published ? desk.unpublish(saved, saved.published.version) : null
    const { period } = kinds[store.getState().document.kind]
    const toast = period
      ? (['Ended', 'Visitors no longer see it.', putBack] as const)
      : (['Taken off the website', 'Visitors no longer see it. Its text is a draft now.', putBack] as const)
    await run('Not taken off the website', send, { toast, live: 'unpublish' })
  }

  /** Puts a document back as it was when it was taken off the website, and leaves the other changes a draft. */
  async function putBack() {
    const send = (saved: DeskDocument) =>
      throughDoor((confirmed) =>
        desk.publish(saved, { version: draftVersion(saved), putBack: true, confirmed }),
      )
    const toast = ['On the website again', texts.putBackText, unpublish] as const
    await run('Not put back', send, { toast, live: 'publish' })
  }

  async function withdrawConsent() {
    await run(
      'Consent not withdrawn',
      (saved) => desk.withdrawConsent(saved, saved.published?.version ?? draftVersion(saved)),
      { toast: ['Consent withdrawn', 'In a few seconds, no page will show the review.'] },
    )
  }

  async function duplicate() {
    await run(texts.createFailed, async () => {
      const { document, content } = store.getState()
      const copy = await desk.create(document.kind, copyOf(document.kind, content))
      toastAfterNavigation('Copied', 'This is the copy. Visitors do not see it yet.')
      openScreen(editorPath(copy))
      return null
    })
  }

  async function discard() {
    const { content: before, document } = store.getState()
    const restores = document.draft ? Date.parse(document.draft.updatedAt) : undefined
    const send = async (saved: DeskDocument) => {
      const document = await desk.discardDraft(saved, draftVersion(saved))
      store.dispatch({ type: 'replaced', document })
      return null
    }
    const undo = () => store.dispatch({ type: 'edited', path: [], value: before, restores })
    await run(texts.notDiscarded, send, {
      toast: ['Changes discarded', 'The draft is as it is published. Undo brings your changes back.', undo],
    })
  }

  async function remove() {
    const isDone = await run('Not deleted', async (saved) =>
      desk.remove(saved, saved.published?.version ?? draftVersion(saved)),
    )
    if (!isDone) return
    toastAfterNavigation(
      'Deleted',
      'Visitors no longer find it. It can be restored from the bin for 90 days.',
    )
    openScreen(screenOf(store.getState().document.kind).path)
  }

  const schedule = async (change: Omit<ScheduleChange, 'version'>): Promise<boolean> => {
    const isDone = await run('Not scheduled', (saved) => {
      const version = saved.draft?.version ?? saved.published?.version ?? 0
      return throughDoor((confirmed) => desk.schedule(saved, { ...change, version, confirmed }))
    })
    const { status, draft, published } = store.getState().document
    const { publishAt, unpublishAt = published?.unpublishAt } = draft ?? {}
    const times = [
      publishAt && `Publishes ${dateAndTime(publishAt)}.`,
      unpublishAt && `Leaves the website ${dateAndTime(unpublishAt)}.`,
    ]
    if (isDone && status === 'scheduled') toastSuccess('Scheduled', times.filter(Boolean).join(' '))
    else if (isDone) toastSuccess('Schedule canceled', '')
    return isDone
  }

  const signOff = (reviewer: string): Promise<boolean> => {
    const send = async (saved: DeskDocument) =>
      saved.published ? desk.signOff(saved, { version: saved.published.version, reviewer }) : null
    const toast = ['Review recorded', 'The page shows today as the day of its review.'] as const
    return run('The review was not recorded', send, { toast, live: 'publish' })
  }

  return {
    isBusy,
    putBack,
    saveFirst,
    preparePublication,
    publish,
    publishFirst,
    duplicate,
    unpublish,
    withdrawConsent,
    discard,
    remove,
    schedule,
    signOff,
  }
}

/** The content to publish: all fields at first, later the published content with the changes of this tab. */
function publicationOf({ kind, published }: DeskDocument, content: DraftContent, tab: string | undefined) {
  if (!published) return content
  const shown = draftChanges(kind, published.content, content).filter((path) => isOnTab(kind, path, tab))
  return withChanges(editedContent(kind, published.content), content, shown)
}

export type DocumentActions = ReturnType<typeof useDocumentActions>
