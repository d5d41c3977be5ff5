import { useEffect } from 'react'
import { staffMessages } from '../../../staffMessages.ts'
import { counted } from '../../../ui/counted.ts'
import { DialogForm } from '../../../ui/Dialog.tsx'
import form from '../../../ui/form.module.css'
import { approvedBy } from '../../discussion/approvalWords.ts'
import { useDiscussion } from '../../discussion/useDiscussion.ts'
import { fieldLabel } from '../../fields/fieldLabel.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import type { DocumentActions } from '../useDocumentActions.ts'
import { ChangeList } from './ChangeList.tsx'
import { type Change, endsSignOff, isOnlyOf, isOnTab, unpublishedChanges, writtenBy } from './unpublished.ts'

/** The changes that go live, with their authors: nothing else is published. */
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
  const { member } = state
  const { approval, openComments, refetch } = useDiscussion()
  // Of the draft as it was saved a moment ago.
  useEffect(() => void refetch(), [refetch])
  const all = unpublishedChanges(state.document)
  const { shown = [], elsewhere = [] } = Object.groupBy(all, ({ path }) =>
    isOnTab(kind, path, tab) ? 'shown' : 'elsewhere',
  )
  const own = shown.filter((change) => isOnlyOf(member, change))
  const others = othersIn(shown, member)
  const areOthers = published !== null && own.length < shown.length
  const isChoice = areOthers && own.length > 0
  const whose =
    others.length > 0
      ? `Words of ${others.join(', ')} are among them, not published yet`
      : 'Some of them would bring back what was published before'
  const send = (fields: FormData) => {
    const chosen = isChoice && fields.get('whose') === 'own' ? own : shown
    return void onPublish(chosen.length === all.length ? undefined : chosen.map(({ path }) => [...path]))
  }
  return (
    <DialogForm
      title="Publish"
      action="Publish now"
      disabled={shown.length === 0 || approval?.lacksApproval === true}
      startsAtAction={!isChoice}
      send={send}
      onClose={onClose}
    >
      {shown.length === 0 ? (
        <p>Visitors see everything on this screen as it is here.</p>
      ) : (
        <p>
          {published
            ? `${counted(shown.length, 'change goes', 'changes go')} live:`
            : 'Visitors see it for the first time:'}
        </p>
      )}
      {shown.length > 0 && <ChangeList changes={shown} />}
      {endsSignOff(state.document) && <p className={form.notice}>{staffMessages.desk.endsSignOff}</p>}
      {approval && approval.approvals.length > 0 && <p>Approved by {approvedBy(approval)}.</p>}
      {approval?.lacksApproval && <p className={form.notice}>{staffMessages.desk.lacksApproval}</p>}
      {openComments > 0 && (
        <p className={form.hint}>{counted(openComments, 'comment is', 'comments are')} still open.</p>
      )}
      {areOthers && !isChoice && <p className={form.notice}>{whose}.</p>}
      {isChoice && (
        <fieldset className={form.stack}>
          <legend>{whose}</legend>
          <label className={form.option}>
            <input type="radio" name="whose" value="all" required data-first="" />
            Publish all {shown.length}
          </label>
          <label className={form.option}>
            <input type="radio" name="whose" value="own" required />
            Publish mine only: {own.map(({ path }) => fieldLabel(kind, path)).join('; ')}
          </label>
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

const othersIn = (changes: readonly Change[], member: string | undefined): string[] => [
  ...new Set(changes.flatMap(({ authors }) => authors.flatMap(({ by }) => (by === member ? [] : [by])))),
]
