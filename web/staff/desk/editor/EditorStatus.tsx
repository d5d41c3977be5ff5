import type { DeskDocument, Editing } from '#shared/entities/documents.ts'
import { staffMessages } from '../../staffMessages.ts'
import { clockTime, dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { timeSince } from '../../ui/timeSince.ts'
import { toldSentence } from '../discussion/approvalWords.ts'
import { fieldLabel, problemSentence } from '../fields/fieldLabel.ts'
import { titleOf } from '../kinds/changedContent.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { type DocumentState, isSavable, otherWriter } from '../state/documentState.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './Editor.module.css'
import type { LiveState } from './useLiveState.ts'

const { save: saveTexts, live: liveTexts, untitled } = staffMessages.desk
const problems = ['offline', 'loggedOut', 'failed', 'stopped', 'gone']

export function EditorStatus({ live }: { live: LiveState | undefined }) {
  const { store, state } = useOpenDocument()
  const { document, content, save, newer, others } = state
  const writer = otherWriter(state)
  const at = scheduledTime(document)
  const saveText = save === 'failed' && !isSavable(state) ? saveTexts.partly : saveTexts[save]
  // Once the member has edited again, the editor's content is not live.
  const isLiveShown = live && (live.progress !== 'live' || live.content === content)
  return (
    <div className={styles.status}>
      <StatusBadge status={document.status} at={at} isEnd={at !== undefined && !document.draft?.publishAt} />
      {!writer && (
        <p role="status" className={newer || problems.includes(save) ? form.problem : form.hint}>
          {newer ? saveTexts.tooLate : saveText}
        </p>
      )}
      <p role="status" className={live?.progress === 'delayed' ? form.problem : form.hint}>
        {isLiveShown && liveTexts[live.action][live.progress]}
      </p>
      <p role="status" className={styles.others}>
        {writer
          ? `${nameOf(writer, state.member)} is editing, ${activity(writer.at)}.${askedFor(writer, state)}`
          : others.length > 0 && `Also open in a window of ${others.join(', ')}.`}
      </p>
      {writer && (
        <SmallButton
          kind="quiet"
          aria-disabled={state.press === 'sent' || writer.asked?.tab === state.tab}
          onClick={() => void store.takeOver()}
        >
          Take over
        </SmallButton>
      )}
      {(save === 'loggedOut' || save === 'stopped') && (
        <SmallButton kind="quiet" onClick={() => void store.flush()}>
          {save === 'stopped' ? 'Try again' : 'Log in and save'}
        </SmallButton>
      )}
    </div>
  )
}

const nameOf = ({ username }: Pick<Editing, 'username'>, member: string | undefined): string =>
  username === member ? 'Another tab or device of yours' : username

const askedFor = ({ asked }: Editing, { tab, member, press }: DocumentState): string =>
  press === 'unanswered'
    ? ` ${saveTexts.pressUnanswered}`
    : !asked
      ? ''
      : asked.tab === tab
        ? ' You have asked for it: it comes to you within half a minute.'
        : ` ${nameOf(asked, member)} has asked for it.`

/** Of keys, or of a hand-over. It stays current, because the editor fetches the document every ten seconds. */
function activity(at: string): string {
  const time = timeSince(at)
  return time ? `active ${time} ago` : 'active just now'
}

function scheduledTime({ status, draft, published }: DeskDocument): string | undefined {
  return status === 'scheduled'
    ? (draft?.publishAt ?? draft?.unpublishAt ?? published?.unpublishAt)
    : undefined
}

export function Notices({ onCompare }: { onCompare: () => void }) {
  const { store, state } = useOpenDocument()
  const { document, content, save, refused, restoredFrom, takenBy, newer, aside, press, told = [] } = state
  const { published } = document
  const [refusal] = save === 'failed' ? refused : []
  const taken = takenBy && `${nameOf(takenBy, state.member)} took over at ${clockTime(takenBy.at)}.`
  const restored =
    restoredFrom &&
    `Restored what was typed on this device on ${dateAndTime(restoredFrom)} and had not reached the server.`
  const writer = otherWriter(state)
  const asked = writer ? undefined : document.editing?.asked
  const waits =
    !newer && writer && `Take over, or wait until ${nameOf(writer, state.member)} stops, to compare.`
  const notice = [
    ...[taken, newer && saveTexts.newer],
    ...[aside && saveTexts.aside, aside && waits, !newer && restored],
  ]
    .filter(Boolean)
    .join(' ')
  const damaged = document.published?.damaged?.map((field) => fieldLabel(document.kind, [field])).join(', ')
  const withdrawnAt = document.draft?.consentWithdrawnAt
  return (
    <>
      {damaged && (
        <p className={form.notice}>
          What is stored here is damaged and could not be read: {damaged}. Write it again, or restore an
          earlier version from History, and publish it.
        </p>
      )}
      {document.draft?.damaged && (
        <p className={form.notice}>
          The draft of this document is damaged, and shows only what could be read of it. Restore an earlier
          version from History, write it again, or delete the document. Nothing on the website has changed.
        </p>
      )}
      {withdrawnAt && (
        <p className={form.notice}>
          The person withdrew the consent on {dateAndTime(withdrawnAt)}. This review cannot be published
          again: delete it when you no longer need it.
        </p>
      )}
      {told.length > 0 && (
        <div role="status" className={form.notice}>
          {told.map((one) => (
            <p key={`${one.by} ${one.at}`}>{toldSentence(one, titleOf(content) || untitled)}.</p>
          ))}
          <SmallButton onClick={() => void store.toldRead()}>OK</SmallButton>
        </div>
      )}
      {published?.endIssues?.map((issue) => (
        <p key={issue.message} className={form.notice}>
          It should have left the website {published.unpublishAt && dateAndTime(published.unpublishAt)}, and
          could not: {problemSentence(document.kind, issue)} Correct that, or choose another time in Schedule.
          It is tried again at least once an hour.
        </p>
      ))}
      <div role="status">
        {refusal && <p className={form.notice}>{problemSentence(document.kind, refusal)}</p>}
      </div>
      {asked && (
        <div role="status" className={`${form.notice} ${styles.current}`}>
          <p>
            {nameOf(asked, state.member)} asks for this page. It is handed over within 20 seconds. What you
            have typed is kept. {press === 'unanswered' && saveTexts.pressUnanswered}
          </p>
          <SmallButton aria-disabled={press === 'sent'} onClick={() => void store.handOver()}>
            Hand over now
          </SmallButton>
        </div>
      )}
      {notice && (
        <div role="status" className={`${form.notice} ${styles.current}`}>
          <p>{notice}</p>
          <div className={form.actions}>
            {(newer || aside) && (
              <SmallButton kind="main" disabled={Boolean(waits)} onClick={onCompare}>
                Compare
              </SmallButton>
            )}
            {!newer && <SmallButton onClick={() => store.dispatch({ type: 'noticesRead' })}>OK</SmallButton>}
          </div>
        </div>
      )}
    </>
  )
}
