import { Eye, MessageSquare, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isOrdered, kinds, readersOf } from '#shared/kinds/kinds.ts'
import { staffMessages } from '../../staffMessages.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { AskDialog, LinksDialog, ReadDialog } from '../discussion/ApprovalDialogs.tsx'
import { ApprovalStatus } from '../discussion/ApprovalStatus.tsx'
import { showComments } from '../discussion/showComments.ts'
import { useDiscussion } from '../discussion/useDiscussion.ts'
import { isUnsaved, otherWriter } from '../state/documentState.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './ActionBar.module.css'
import { EditorStatus } from './EditorStatus.tsx'
import { VersionsDialog } from './history/VersionsDialog.tsx'
import { DiscardDialog } from './publication/DiscardDialog.tsx'
import { PublishDialog } from './publication/PublishDialog.tsx'
import { ScheduleDialog, ScheduleQuestion } from './ScheduleDialog.tsx'
import { SignOffDialog } from './SignOffDialog.tsx'
import { TakeDownDialog } from './TakeDownDialog.tsx'
import { useDocumentActions } from './useDocumentActions.ts'
import type { useLiveState } from './useLiveState.ts'

const { takeDown, signOff } = staffMessages.desk

type DialogName =
  | 'publish'
  | 'publishFirst'
  | 'ask'
  | 'read'
  | 'links'
  | 'discard'
  | 'schedule'
  | 'history'
  | 'signOff'
  | 'withdraw'
  | 'unpublish'
  | 'delete'

/** Tells the style sheets the height of the bar, so that toasts stay above the bar. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty('--action-bar-height', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.removeProperty('--action-bar-height')
  }
}

export function ActionBar({
  live,
  tab,
  onCheck,
  isPreviewOpen,
  onPreview,
}: {
  live: ReturnType<typeof useLiveState>
  /** The open tab of the Clinic screen. Undefined on other screens. */
  tab: string | undefined
  onCheck: () => void
  isPreviewOpen: boolean
  onPreview: (isOpen: boolean) => void
}) {
  const { store, state, published, draft, kind, status, content } = useOpenDocument()
  const { past, future } = state
  const actions = useDocumentActions({ onCheck, followLive: live.follow })
  const [dialog, setDialog] = useState<DialogName>()
  const close = () => setDialog(undefined)
  const { openComments } = useDiscussion()
  const [reviewer, ...otherReaders] = readersOf(state.document)
  const isChanged = status !== 'past' && (draft !== null || isUnsaved(state))
  const { cannotBeDeleted, needsConsent, period } = kinds[kind]
  // While another tab edits the document, the member must take it over first.
  const isRead = otherWriter(state) !== undefined
  const isBlocked = isRead || actions.isBusy
  const openPublication = async (name: 'publish' | 'publishFirst') => {
    if (await actions.preparePublication(tab)) setDialog(name)
  }
  const openSaved = async (name: 'ask' | 'read' | 'links' | 'schedule') => {
    if (await actions.saveFirst('Not opened')) setDialog(name)
  }
  return (
    <div role="toolbar" aria-label="Document" className={styles.bar} ref={tellHeight}>
      <ScheduleQuestion actions={actions} />
      <ApprovalStatus onRead={() => void openSaved('read')} />
      <EditorStatus live={live.state} />
      <SmallButton disabled={past.length === 0} onClick={() => store.dispatch({ type: 'undone' })}>
        <Undo2 size={18} aria-hidden="true" /> <span className={styles.label}>Undo</span>
      </SmallButton>
      <SmallButton disabled={future.length === 0} onClick={() => store.dispatch({ type: 'redone' })}>
        <Redo2 size={18} aria-hidden="true" /> <span className={styles.label}>Redo</span>
      </SmallButton>
      <SmallButton aria-pressed={isPreviewOpen} onClick={() => onPreview(!isPreviewOpen)}>
        <Eye size={18} aria-hidden="true" /> <span className={styles.label}>Preview</span>
      </SmallButton>
      {openComments > 0 && (
        <SmallButton onClick={showComments}>
          <MessageSquare size={18} aria-hidden="true" /> <span className={styles.label}>Comments</span>
          <span>
            {openComments}
            <span className="visually-hidden"> open</span>
          </span>
        </SmallButton>
      )}
      <SmallButton popoverTarget="more-actions">More</SmallButton>
      <div id="more-actions" popover="auto" className={styles.more}>
        {!period && (
          <SmallButton disabled={isBlocked} onClick={() => void openSaved('schedule')}>
            Schedule
          </SmallButton>
        )}
        <SmallButton onClick={() => setDialog('history')}>History</SmallButton>
        <SmallButton popoverTarget="more-actions" popoverTargetAction="hide" onClick={showComments}>
          Comments
        </SmallButton>
        <SmallButton disabled={!isChanged || actions.isBusy} onClick={() => void openSaved('ask')}>
          Ask a colleague to approve
        </SmallButton>
        <SmallButton disabled={!isChanged || actions.isBusy} onClick={() => void openSaved('read')}>
          Read and approve
        </SmallButton>
        <SmallButton disabled={!isChanged || actions.isBusy} onClick={() => void openSaved('links')}>
          Preview links
        </SmallButton>
        {/* Buttons are disabled instead of removed, so that none moves while the menu is open. */}
        {reviewer && (
          <SmallButton disabled={!published || isChanged || isRead} onClick={() => setDialog('signOff')}>
            {signOff[reviewer].title}
          </SmallButton>
        )}
        <SmallButton
          disabled={!published || !isChanged || isBlocked}
          onClick={async () => (await actions.saveFirst()) && setDialog('discard')}
        >
          Discard changes
        </SmallButton>
        {!cannotBeDeleted && (
          <>
            <SmallButton disabled={actions.isBusy} onClick={actions.duplicate}>
              Duplicate
            </SmallButton>
            <div className={`${styles.dangers} ${form.dangers}`}>
              {!period && (
                <SmallButton disabled={!published || isBlocked} onClick={() => setDialog('unpublish')}>
                  {takeDown.unpublish.button}
                </SmallButton>
              )}
              {needsConsent && !content.isSample && !draft?.consentWithdrawnAt && (
                <SmallButton disabled={isRead} onClick={() => setDialog('withdraw')}>
                  Withdraw consent
                </SmallButton>
              )}
              <SmallButton disabled={isRead} onClick={() => setDialog('delete')}>
                Delete
              </SmallButton>
            </div>
          </>
        )}
      </div>
      <span className={styles.last}>
        {isOrdered(kind) && published === null && (
          <SmallButton kind="quiet" disabled={isBlocked} onClick={() => void openPublication('publishFirst')}>
            Publish as the first
          </SmallButton>
        )}
        {period && (
          <SmallButton
            kind="quiet"
            aria-disabled={!published || isBlocked}
            onClick={() => void actions.unpublish()}
          >
            End now
          </SmallButton>
        )}
        <SmallButton
          kind="main"
          aria-keyshortcuts="Control+S Meta+S"
          title="Ctrl+S (Cmd+S on a Mac) saves and leads to this button"
          aria-disabled={!isChanged || isBlocked || draft?.consentWithdrawnAt !== undefined}
          onClick={() => void openPublication('publish')}
        >
          Publish
        </SmallButton>
      </span>
      {(dialog === 'publish' || dialog === 'publishFirst') && (
        <PublishDialog tab={tab} onPublish={actions[dialog]} onClose={close} />
      )}
      {dialog === 'discard' && <DiscardDialog onDiscard={actions.discard} onClose={close} />}
      {dialog === 'schedule' && <ScheduleDialog onSchedule={actions.schedule} onClose={close} />}
      {dialog === 'signOff' && reviewer && (
        <SignOffDialog
          texts={signOff[reviewer]}
          others={otherReaders}
          onSignOff={actions.signOff}
          onClose={close}
        />
      )}
      {dialog === 'withdraw' && (
        <DialogForm
          title="Withdraw consent?"
          action="Withdraw consent"
          kind="danger"
          send={() => void actions.withdrawConsent()}
          onClose={close}
        >
          <p>
            The person no longer wants these words on the website. The review leaves every page within seconds
            and can never be published again. This cannot be undone.
          </p>
        </DialogForm>
      )}
      {(dialog === 'unpublish' || dialog === 'delete') && (
        <TakeDownDialog
          action={dialog}
          onConfirm={dialog === 'delete' ? actions.remove : actions.unpublish}
          onClose={close}
        />
      )}
      {dialog === 'ask' && <AskDialog onClose={close} />}
      {dialog === 'read' && <ReadDialog onClose={close} />}
      {dialog === 'links' && <LinksDialog onClose={close} />}
      {dialog === 'history' && <VersionsDialog saveFirst={actions.saveFirst} onClose={close} />}
    </div>
  )
}
