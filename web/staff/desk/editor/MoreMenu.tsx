import {
  Ban,
  BookOpenCheck,
  CalendarClock,
  Copy,
  Eraser,
  GlobeOff,
  History,
  Link,
  type LucideIcon,
  MessageSquare,
  Stamp,
  Trash2,
  UserRoundCheck,
} from 'lucide-react'
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
  const offer = (name: DialogName, icon: LucideIcon, why: string | undefined, label: string) => (
    <OfferButton whyNot={why} isBusy={isBusy} onClick={() => onOpen(name)}>
      <Label icon={icon}>{label}</Label>
    </OfferButton>
  )
  return (
    <div id="more-actions" popover="auto" className={styles.more}>
      <Group name="Versions">
        {!period && offer('schedule', CalendarClock, whyNotWrite ?? whyNot('schedule'), 'Schedule')}
        <SmallButton onClick={() => onOpen('history')}>
          <Label icon={History}>History</Label>
        </SmallButton>
        {offer('discard', Eraser, whyNotWrite ?? whyNot('discard'), 'Discard changes')}
      </Group>
      <Group name="With others">
        <SmallButton popoverTarget="more-actions" popoverTargetAction="hide" onClick={showComments}>
          <Label icon={MessageSquare}>Comments</Label>
        </SmallButton>
        {offer('ask', UserRoundCheck, whyNot('publish'), 'Ask a colleague to approve')}
        {offer('read', BookOpenCheck, whyNot('publish'), 'Read and approve')}
        {offer('links', Link, whyNot('publish'), 'Preview links')}
        {reviewer && offer('signOff', Stamp, whyNotWrite ?? whyNot('signOff'), signOff[reviewer].title)}
      </Group>
      {!cannotBeDeleted && (
        <>
          <Group name="Copies">
            <OfferButton whyNot={undefined} isBusy={isBusy} onClick={onDuplicate}>
              <Label icon={Copy}>Duplicate</Label>
            </OfferButton>
          </Group>
          <Group name="Taking away">
            {!period &&
              offer('unpublish', GlobeOff, whyNotWrite ?? whyNot('takeDown'), takeDown.unpublish.button)}
            {needsConsent &&
              !content.isSample &&
              offer('withdraw', Ban, whyNotWrite ?? whyNot('withdraw'), 'Withdraw consent')}
            {offer('delete', Trash2, whyNotWrite ?? whyNot('delete'), 'Delete')}
          </Group>
        </>
      )}
      <p className={`${form.hint} ${styles.keys}`}>
        <kbd>Ctrl S</kbd> saves, <kbd>Ctrl Z</kbd> undoes
      </p>
    </div>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div role="group" aria-label={name} className={name === 'Taking away' ? styles.dangers : undefined}>
    {children}
  </div>
)

const Label = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon size={18} aria-hidden="true" />
    {children}
  </>
)
