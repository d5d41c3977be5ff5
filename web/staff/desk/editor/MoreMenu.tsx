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
import type { DocumentActions } from './useDocumentActions.ts'
import type { Offer } from './useOffers.ts'

const { takeDown, signOff } = staffMessages.desk

/** The actions that are needed less often. All stay where they are, so that none moves while the menu is open. */
export function MoreMenu({
  actions,
  onOpen,
}: {
  actions: DocumentActions
  onOpen: (name: DialogName) => void
}) {
  const { state, kind, content } = useOpenDocument()
  const { cannotBeDeleted, needsConsent, period } = kinds[kind]
  const [reviewer] = readersOf(state.document)
  const entry = (name: DialogName, icon: LucideIcon, offer: Offer, label: string) => (
    <OfferButton
      offer={offer}
      actions={actions}
      {...(actions.whyNot(offer) && hidesMenu)}
      onClick={() => onOpen(name)}
    >
      <Label icon={icon}>{label}</Label>
    </OfferButton>
  )
  return (
    <div id="more-actions" popover="auto" className={styles.more}>
      <Group name="Versions">
        {!period && entry('schedule', CalendarClock, 'schedule', 'Schedule')}
        <SmallButton onClick={() => onOpen('history')}>
          <Label icon={History}>History</Label>
        </SmallButton>
        {entry('discard', Eraser, 'discard', 'Discard changes')}
      </Group>
      <Group name="With others">
        <SmallButton {...hidesMenu} onClick={showComments}>
          <Label icon={MessageSquare}>Comments</Label>
        </SmallButton>
        {entry('ask', UserRoundCheck, 'show', 'Ask a colleague to approve')}
        {entry('read', BookOpenCheck, 'show', 'Read and approve')}
        {entry('links', Link, 'show', 'Preview links')}
        {reviewer && entry('signOff', Stamp, 'signOff', signOff[reviewer].title)}
      </Group>
      {!cannotBeDeleted && (
        <>
          <Group name="Copies">
            <OfferButton actions={actions} onClick={() => void actions.duplicate()}>
              <Label icon={Copy}>Duplicate</Label>
            </OfferButton>
          </Group>
          <Group name="Taking away">
            {!period && entry('unpublish', GlobeOff, 'takeDown', takeDown.unpublish.button)}
            {needsConsent && !content.isSample && entry('withdraw', Ban, 'withdraw', 'Withdraw consent')}
            {entry('delete', Trash2, 'delete', 'Delete')}
          </Group>
        </>
      )}
      <p className={`${form.hint} ${styles.keys}`}>
        <kbd>Ctrl S</kbd> saves, <kbd>Ctrl Z</kbd> undoes
      </p>
    </div>
  )
}

/** What an entry says is on the bar below the menu. */
const hidesMenu = { popoverTarget: 'more-actions', popoverTargetAction: 'hide' } as const

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
