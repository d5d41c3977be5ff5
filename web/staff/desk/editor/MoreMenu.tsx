import type { ReactNode } from 'react'
import { kinds, readersOf } from '#shared/kinds/kinds.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { showComments } from '../discussion/showComments.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './ActionBar.module.css'
import type { DialogName } from './dialogName.ts'
import { OfferButton } from './OfferButton.tsx'
import type { useOffers } from './useOffers.ts'

const { takeDown, signOff } = staffMessages.desk

/** The actions that are needed less often. All stay where they are, so that none moves while the menu is open. */
export function MoreMenu({
  offers: { whyNot, whyNotWrite },
  isBusy,
  onOpen,
  onDuplicate,
}: {
  offers: ReturnType<typeof useOffers>
  isBusy: boolean
  onOpen: (name: DialogName) => void
  onDuplicate: () => void
}) {
  const { state, kind, content } = useOpenDocument()
  const { cannotBeDeleted, needsConsent, period } = kinds[kind]
  const [reviewer] = readersOf(state.document)
  const offer = (name: DialogName, why: string | undefined, children: ReactNode) => (
    <OfferButton whyNot={why} isBusy={isBusy} onClick={() => onOpen(name)}>
      {children}
    </OfferButton>
  )
  return (
    <div id="more-actions" popover="auto" className={styles.more}>
      {!period && offer('schedule', whyNotWrite ?? whyNot('schedule'), 'Schedule')}
      <SmallButton onClick={() => onOpen('history')}>History</SmallButton>
      <SmallButton popoverTarget="more-actions" popoverTargetAction="hide" onClick={showComments}>
        Comments
      </SmallButton>
      {offer('ask', whyNot('publish'), 'Ask a colleague to approve')}
      {offer('read', whyNot('publish'), 'Read and approve')}
      {offer('links', whyNot('publish'), 'Preview links')}
      {reviewer && offer('signOff', whyNotWrite ?? whyNot('signOff'), signOff[reviewer].title)}
      {offer('discard', whyNotWrite ?? whyNot('discard'), 'Discard changes')}
      {!cannotBeDeleted && (
        <>
          <OfferButton whyNot={undefined} isBusy={isBusy} onClick={onDuplicate}>
            Duplicate
          </OfferButton>
          <div className={`${styles.dangers} ${form.dangers}`}>
            {!period && offer('unpublish', whyNotWrite ?? whyNot('takeDown'), takeDown.unpublish.button)}
            {needsConsent &&
              !content.isSample &&
              offer('withdraw', whyNotWrite ?? whyNot('withdraw'), 'Withdraw consent')}
            {offer('delete', whyNotWrite ?? whyNot('delete'), 'Delete')}
          </div>
        </>
      )}
    </div>
  )
}
