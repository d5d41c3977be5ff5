import { useEffect, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import { editedContent, withChanges } from '#shared/documents/changes.ts'
import { questionsBefore } from '#shared/documents/door.ts'
import { questionName } from '#shared/documents/questionName.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { serverNow } from '../../../../data/serverClock.ts'
import { staffMessages } from '../../../staffMessages.ts'
import { counted } from '../../../ui/counted.ts'
import { DialogForm } from '../../../ui/Dialog.tsx'
import form from '../../../ui/form.module.css'
import { toastSuccess } from '../../../ui/toasts.tsx'
import { useKeptText } from '../../../ui/useKeptText.ts'
import { useStaffQuery } from '../../../useStaffQuery.ts'
import { approvedBy } from '../../discussion/approvalWords.ts'
import { CommentText } from '../../discussion/CommentForm.tsx'
import { useDiscussion } from '../../discussion/useDiscussion.ts'
import { Questions } from '../../door/Door.tsx'
import { fieldLabel } from '../../fields/fieldLabel.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import type { DocumentActions } from '../useDocumentActions.ts'
import { ChangeList } from './ChangeList.tsx'
import { type Change, endsSignOff, isOnlyOf, isOnTab, unpublishedChanges, writtenBy } from './unpublished.ts'

/** Lists all changes that will be published, with their authors. The member can ask the other authors first. */
export function PublishDialog({
  tab,
  onPublish,
  onClose,
}: {
  tab: string | undefined
  onPublish: DocumentActions['publish']
  onClose: () => void
}) {
  const { state, kind, published } = useOpenDocument()
  const { member, document } = state
  const { approval, openComments, refetch, act } = useDiscussion()
  // The draft may have been saved since the discussion was fetched.
  useEffect(() => void refetch(), [refetch])
  const all = unpublishedChanges(document)
  const { shown = [], elsewhere = [] } = Object.groupBy(all, ({ path }) =>
    isOnTab(kind, path, tab) ? 'shown' : 'elsewhere',
  )
  const isElsewhere = shown.length === 0 && elsewhere.length > 0
  const own = shown.filter((change) => isOnlyOf(member, change))
  const hasApproved =
    approval?.approvals.some(({ by, linkOf }) => by === member && linkOf === undefined) === true
  const others = hasApproved ? [] : othersIn(shown, member)
  const areOthers = !hasApproved && published !== null && own.length < shown.length
  const isMixed = areOthers && own.length > 0
  const colleagues = useActive(others)
  const isChoice = isMixed || colleagues.length > 0
  const [choice, choose] = useState<'all' | 'own' | 'ask'>()
  const chosen = isMixed && choice === 'own' ? own : shown
  const content = contentWith(document, chosen)
  const questions = questionsBefore(
    document,
    { by: member ?? '', content },
    serverNow().toISOString(),
  ).filter(({ about }) => about !== 'words' || !hasApproved)
  const isAsking = isChoice && choice === 'ask'
  const [question, keepQuestion] = useKeptText(`question ${document.kind}/${document.id}`)
  const whose =
    others.length > 0
      ? `Words of ${others.join(', ')} are among them, not published yet`
      : 'Some of them would bring back what was published before'
  const ask = async () => {
    await act({ action: 'comment', to: colleagues, text: question })
    keepQuestion('')
    toastSuccess('Asked', `${named(colleagues)} will see it on Today. Nothing was published.`)
  }
  const send = () => {
    if (isAsking) return ask()
    const fields = chosen.length === all.length ? undefined : chosen.map(({ path }) => [...path])
    const confirmed = questions.length > 0 ? questions.map(questionName) : undefined
    return void onPublish(fields, confirmed)
  }
  const option = (value: NonNullable<typeof choice>, label: string) => (
    <label className={form.option}>
      <input
        type="radio"
        name="whose"
        required
        checked={choice === value}
        onChange={() => {
          choose(value)
          if (value === 'ask' && !question) keepQuestion(questionAbout(document, shown, colleagues))
        }}
        {...(value === 'all' && { 'data-first': '' })}
      />
      {label}
    </label>
  )
  return (
    <DialogForm
      title="Publish"
      action={isAsking ? `Ask ${named(colleagues)}` : 'Publish now'}
      busyAction={isAsking ? 'Asking…' : 'Publish now'}
      disabled={!isAsking && (isElsewhere || approval?.lacksApproval === true)}
      startsAtAction={!isChoice}
      send={send}
      onClose={onClose}
    >
      {shown.length === 0 ? (
        <p>
          Visitors see everything on this screen as it is here.
          {!isElsewhere && ' Nothing changes for them: publishing only ends the draft.'}
        </p>
      ) : (
        <p>
          {published
            ? `${counted(shown.length, 'change goes', 'changes go')} live:`
            : 'Visitors see it for the first time:'}
        </p>
      )}
      {shown.length > 0 && <ChangeList changes={shown} />}
      {endsSignOff(document) && <p className={form.notice}>{staffMessages.desk.endsSignOff}</p>}
      {approval && approval.approvals.length > 0 && <p>Approved by {approvedBy(approval)}.</p>}
      {approval?.lacksApproval && <p className={form.notice}>{staffMessages.desk.lacksApproval}</p>}
      {openComments > 0 && (
        <p className={form.hint}>{counted(openComments, 'comment is', 'comments are')} still open.</p>
      )}
      <Questions questions={questions} />
      {areOthers && !isChoice && others.length === 0 && <p className={form.notice}>{whose}.</p>}
      {isChoice && (
        <fieldset className={form.stack}>
          <legend>{whose}</legend>
          {option('all', `Publish all ${shown.length}`)}
          {isMixed && option('own', `Publish mine only: ${labelsOf(document, own)}`)}
          {colleagues.length > 0 && option('ask', `Ask ${named(colleagues)} first`)}
          {isAsking && <CommentText label="Question" value={question} onChange={keepQuestion} />}
        </fieldset>
      )}
      {elsewhere.length > 0 && (
        <p className={form.hint}>
          {counted(elsewhere.length, 'change', 'changes')} on other tabs of Clinic, of{' '}
          {[...new Set(elsewhere.map((change) => writtenBy(change, member)))].join('; ')}: a draft still.
        </p>
      )}
    </DialogForm>
  )
}

/** What is published if only these changes are. */
const contentWith = ({ kind, published, draft }: DeskDocument, changes: readonly Change[]) =>
  withChanges(
    editedContent(kind, published?.content ?? {}),
    editedContent(kind, draft?.content ?? {}),
    changes.map(({ path }) => path),
  )

/** Leaves out members who cannot log in, since they would not see a question. */
function useActive(members: readonly string[]): string[] {
  const { data } = useStaffQuery('GET /api/admin/members', { enabled: members.length > 0 })
  return (
    data?.flatMap(({ username, status }) =>
      status === 'active' && members.includes(username) ? [username] : [],
    ) ?? []
  )
}

/** The initial text of a question. */
const questionAbout = (document: DeskDocument, changes: readonly Change[], colleagues: readonly string[]) =>
  `May these words of yours go live: ${labelsOf(
    document,
    changes.filter(({ authors }) => authors.some(({ by }) => colleagues.includes(by))),
  )}?`.slice(0, apiLimits.discussion.text)

const labelsOf = ({ kind, draft }: DeskDocument, changes: readonly Change[]) =>
  changes.map(({ path }) => fieldLabel(kind, path, draft?.content)).join('; ')

const named = (members: readonly string[]) => members.join(' and ')

const othersIn = (changes: readonly Change[], member: string | undefined): string[] => [
  ...new Set(changes.flatMap(({ authors }) => authors.flatMap(({ by }) => (by === member ? [] : [by])))),
]
