import { useState } from 'react'
import { staffMessages } from '../../staffMessages.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { toastFailure } from '../../ui/toasts.tsx'
import bar from '../editor/ActionBar.module.css'
import { useOpenDocument } from '../state/openDocument.ts'
import { approvedBy } from './approvalWords.ts'
import { useDiscussion } from './useDiscussion.ts'

/** Says at the top of the action bar who has approved the draft or is asked to approve it. */
export function ApprovalStatus({ onRead }: { onRead: () => void }) {
  const { state } = useOpenDocument()
  const { discussion, approval, act } = useDiscussion()
  const [isBusy, setIsBusy] = useState(false)
  const { member, document } = state
  if (!document.draft) return null
  if (approval && approval.approvals.length > 0)
    return <p className={bar.question}>Approved by {approvedBy(approval)}, as it is now.</p>
  const request = discussion?.request
  if (!request) return null
  const isOwn = request.by === member
  async function endRequest() {
    setIsBusy(true)
    await act({ action: 'endRequest' }).catch((error) =>
      toastFailure('The request stays', staffMessages.desk.tryAgain, error),
    )
    setIsBusy(false)
  }
  return (
    <div className={bar.question}>
      <p>
        {isOwn
          ? `You asked ${request.of ?? 'your colleagues'} to approve this.`
          : `${request.by} asks ${request.of === undefined || request.of === member ? 'you' : request.of} to approve this.`}
      </p>
      {isOwn ? (
        <SmallButton aria-disabled={isBusy} onClick={() => void endRequest()}>
          Ask no longer
        </SmallButton>
      ) : (
        <SmallButton kind="main" onClick={onRead}>
          Read and approve
        </SmallButton>
      )}
    </div>
  )
}
