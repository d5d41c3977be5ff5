import { useEffect, useEffectEvent, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../form.module.css'
import { staffMessages } from '../../staffMessages.ts'
import { useSignsOfUse } from '../../useSignsOfUse.ts'
import { dateAndTime } from '../dateAndTime.ts'
import { fieldLabel } from '../fields/fieldLabel.ts'
import { problemSentence } from '../fields/problemSentence.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { type DocumentState, isSavable } from '../state/documentState.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import styles from './Editor.module.css'
import type { LiveState } from './useLiveState.ts'

const {
  conflict: conflictTexts,
  consent,
  save: saveTexts,
  restored,
  merged,
  openedBy,
  live: liveTexts,
} = staffMessages.desk
const problems = ['offline', 'loggedOut', 'failed', 'gone']

export function EditorStatus({
  store,
  state,
  live,
}: {
  store: DocumentStore
  state: DocumentState
  live: LiveState | undefined
}) {
  const { document, content, save, conflict } = state
  const others = useOtherMembers(document)
  const saveText = save === 'failed' && !isSavable(state) ? saveTexts.partly : saveTexts[save]
  // What is edited after its publication is no longer what is live.
  const isLiveShown = live && (live.progress !== 'live' || live.content === content)
  return (
    <div className={styles.status}>
      <StatusBadge status={document.status} at={scheduledTime(document)} />
      <p role="status" className={conflict || problems.includes(save) ? form.problem : form.hint}>
        {conflict ? conflictTexts.waiting : saveText}
      </p>
      <p role="status" className={live?.progress === 'delayed' ? form.problem : form.hint}>
        {isLiveShown && liveTexts[live.action][live.progress]}
      </p>
      <p role="status" className={styles.others}>
        {others.length > 0 && openedBy(others.join(', '))}
      </p>
      {conflict?.isPostponed && (
        <Button kind="quiet" size="small" onClick={() => store.dispatch({ type: 'conflictOpened' })}>
          {conflictTexts.decide}
        </Button>
      )}
      {save === 'loggedOut' && (
        <Button kind="quiet" size="small" onClick={() => void store.flush()}>
          Log in and save
        </Button>
      )}
    </div>
  )
}

function scheduledTime({ status, draft, published }: DeskDocument): string | undefined {
  return status === 'scheduled'
    ? (draft?.publishAt ?? draft?.unpublishAt ?? published?.unpublishAt)
    : undefined
}

export function Notices({ store, state }: { store: DocumentStore; state: DocumentState }) {
  const { document, save, refused, restoredFrom, mergedWith } = state
  const [refusal] = save === 'failed' ? refused : []
  const notice = noticeOf(restoredFrom, mergedWith)
  const damaged = document.published?.damaged?.map((field) => fieldLabel(document.kind, [field])).join(', ')
  const withdrawnAt = document.draft?.consentWithdrawnAt
  return (
    <>
      {damaged && <p className={form.notice}>{staffMessages.desk.damaged(damaged)}</p>}
      {withdrawnAt && <p className={form.notice}>{consent.notice(dateAndTime(withdrawnAt))}</p>}
      <div role="status">
        {refusal && <p className={form.notice}>{problemSentence(document.kind, refusal)}</p>}
      </div>
      {notice && (
        <div role="status" className={form.notice}>
          <p>{notice}</p>
          <Button kind="plain" size="small" onClick={() => store.dispatch({ type: 'noticesRead' })}>
            OK
          </Button>
        </div>
      )}
    </>
  )
}

function noticeOf(restoredFrom: string | undefined, mergedWith: string | undefined): string | undefined {
  if (mergedWith) return merged(mergedWith)
  return restoredFrom && restored(dateAndTime(restoredFrom))
}

/** The usernames of the others who use a window with the document, as of the last use of this one. */
function useOtherMembers({ kind, id }: DocumentName): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  const announce = () =>
    desk.announcePresence({ kind, id }).then(
      (presence) => setOthers(presence.others),
      // The autosave says what is wrong with the connection or the session.
      () => setOthers([]),
    )
  const open = useEffectEvent(announce)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is announced at once
  useEffect(() => void open(), [kind, id])
  useSignsOfUse(apiLimits.presence.interval, announce)
  return others
}
