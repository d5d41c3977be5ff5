import { Eye, MessageSquare, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ApprovalStatus } from '../discussion/ApprovalStatus.tsx'
import { showComments } from '../discussion/showComments.ts'
import { useDiscussion } from '../discussion/useDiscussion.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './ActionBar.module.css'
import { DocumentDialog } from './DocumentDialog.tsx'
import type { DialogName } from './dialogName.ts'
import { EditorStatus } from './EditorStatus.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { OfferButton } from './OfferButton.tsx'
import { ScheduleQuestion } from './ScheduleDialog.tsx'
import { useDocumentActions } from './useDocumentActions.ts'
import type { useLiveState } from './useLiveState.ts'
import type { Refusal } from './useRun.ts'

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

interface Bar {
  live: ReturnType<typeof useLiveState>
  /** The open tab of the Clinic screen. Undefined on other screens. */
  tab: string | undefined
  /** How many fields keep the document from being published. 0 until the member has tried to. */
  problems: number
  onCheck: () => void
  isPreviewOpen: boolean
  onPreview: (isOpen: boolean) => void
}

export function ActionBar({ live, tab, problems, onCheck, isPreviewOpen, onPreview }: Bar) {
  const { published, kind } = useOpenDocument()
  const actions = useDocumentActions({ onCheck, followLive: live.follow })
  const { refusal, refuse } = actions
  const [dialog, setDialog] = useState<DialogName>()
  const open = async (name: DialogName) => {
    if (await actions.prepare(name, tab)) setDialog(name)
  }
  return (
    <div role="toolbar" aria-label="Document" className={styles.bar} ref={tellHeight}>
      {(refusal || problems > 0) && (
        <div
          role="alert"
          className={`${styles.question} ${styles.refusal} ${refusal?.offer ? '' : form.problem}`}
        >
          <p>{refusal ? sentenceOf(refusal) : staffMessages.desk.needsAttention(problems)}</p>
          {refusal && <SmallButton onClick={() => refuse(undefined)}>OK</SmallButton>}
        </div>
      )}
      <ScheduleQuestion actions={actions} />
      <ApprovalStatus onRead={() => void open('read')} />
      <EditorStatus live={live.state} />
      <EditButtons isPreviewOpen={isPreviewOpen} onPreview={onPreview} />
      <SmallButton popoverTarget="more-actions">More</SmallButton>
      <MoreMenu actions={actions} onOpen={(name) => void open(name)} />
      <span className={styles.last}>
        {isOrdered(kind) && published === null && (
          <OfferButton
            kind="quiet"
            offer="publish"
            actions={actions}
            onClick={() => void open('publishFirst')}
          >
            Publish as the first
          </OfferButton>
        )}
        {kinds[kind].period && (
          <OfferButton
            kind="quiet"
            offer="takeDown"
            actions={actions}
            onClick={() => void actions.unpublish()}
          >
            End now
          </OfferButton>
        )}
        <OfferButton
          kind="main"
          aria-keyshortcuts="Control+S Meta+S"
          title="Ctrl+S (Cmd+S on a Mac) saves and leads to this button"
          offer="publish"
          actions={actions}
          onClick={() => void open('publish')}
        >
          Publish
        </OfferButton>
      </span>
      {dialog && (
        <DocumentDialog name={dialog} actions={actions} tab={tab} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

const sentenceOf = ({ title, text }: Refusal) => (title ? `${title}: ${text}` : text)

function EditButtons({ isPreviewOpen, onPreview }: Pick<Bar, 'isPreviewOpen' | 'onPreview'>) {
  const { store, state } = useOpenDocument()
  const { openComments } = useDiscussion()
  return (
    <>
      <SmallButton disabled={state.past.length === 0} onClick={() => store.dispatch({ type: 'undone' })}>
        <Undo2 size={18} aria-hidden="true" /> <span className={styles.label}>Undo</span>
      </SmallButton>
      <SmallButton disabled={state.future.length === 0} onClick={() => store.dispatch({ type: 'redone' })}>
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
    </>
  )
}
