import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { useSignsOfUse } from '../../ui/useSignsOfUse.ts'
import { fieldLabel, problemSentence } from '../fields/fieldLabel.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { isSavable } from '../state/documentState.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './Editor.module.css'
import type { LiveState } from './useLiveState.ts'

const { save: saveTexts, live: liveTexts } = staffMessages.desk
const problems = ['offline', 'loggedOut', 'failed', 'gone']

export function EditorStatus({ live }: { live: LiveState | undefined }) {
  const { store, state } = useOpenDocument()
  const { document, content, save, conflict } = state
  const others = useOtherMembers(document)
  const saveText = save === 'failed' && !isSavable(state) ? saveTexts.partly : saveTexts[save]
  // What is edited after its publication is no longer what is live.
  const isLiveShown = live && (live.progress !== 'live' || live.content === content)
  return (
    <div className={styles.status}>
      <StatusBadge status={document.status} at={scheduledTime(document)} />
      <p role="status" className={conflict || problems.includes(save) ? form.problem : form.hint}>
        {conflict ? 'Not saved: somebody else changed the same text. Both texts stay.' : saveText}
      </p>
      <p role="status" className={live?.progress === 'delayed' ? form.problem : form.hint}>
        {isLiveShown && liveTexts[live.action][live.progress]}
      </p>
      <p role="status" className={styles.others}>
        {others.length > 0 && `Also open in a window of ${others.join(', ')}.`}
      </p>
      {conflict?.isPostponed && (
        <SmallButton kind="quiet" onClick={() => store.dispatch({ type: 'conflictOpened' })}>
          Decide
        </SmallButton>
      )}
      {save === 'loggedOut' && (
        <SmallButton kind="quiet" onClick={() => void store.flush()}>
          Log in and save
        </SmallButton>
      )}
    </div>
  )
}

function scheduledTime({ status, draft, published }: DeskDocument): string | undefined {
  return status === 'scheduled'
    ? (draft?.publishAt ?? draft?.unpublishAt ?? published?.unpublishAt)
    : undefined
}

export function Notices() {
  const { store, state } = useOpenDocument()
  const { document, save, refused, restoredFrom, mergedWith } = state
  const [refusal] = save === 'failed' ? refused : []
  const restored =
    restoredFrom &&
    `Restored what was typed on this device on ${dateAndTime(restoredFrom)} and had not reached the server.`
  const notice = mergedWith
    ? `${mergedWith} changed other fields at the same time. Both changes are here.`
    : restored
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
      {withdrawnAt && (
        <p className={form.notice}>
          The person withdrew the consent on {dateAndTime(withdrawnAt)}. This review cannot be published
          again: delete it when you no longer need it.
        </p>
      )}
      <div role="status">
        {refusal && <p className={form.notice}>{problemSentence(document.kind, refusal)}</p>}
      </div>
      {notice && (
        <div role="status" className={form.notice}>
          <p>{notice}</p>
          <SmallButton onClick={() => store.dispatch({ type: 'noticesRead' })}>OK</SmallButton>
        </div>
      )}
    </>
  )
}

/** The usernames of the others who use a window with the document, as of the last use of this one. */
function useOtherMembers({ kind, id }: DocumentName): readonly string[] {
  const { data, isError, refetch } = useQuery({
    queryKey: [urlOf('PUT /api/admin/documents/{kind}/{id}/presence', { params: { kind, id } })],
    queryFn: () => desk.announcePresence({ kind, id }),
    staleTime: 0,
    // A document that is opened again is announced again, also after a failure.
    retryOnMount: true,
  })
  useSignsOfUse(apiLimits.presence.interval, () => void refetch())
  // The autosave says what is wrong with the connection or the session.
  return isError || !data ? [] : data.others
}
