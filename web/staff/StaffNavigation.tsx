import { useMutation } from '@tanstack/react-query'
import { ExternalLink, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useReadSite } from '../data/useSite.ts'
import { buttonClass } from '../ui/buttonClass.ts'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { useCurrentPath } from '../ui/useCurrentPath.ts'
import { Shortcuts } from './command/Shortcuts.tsx'
import { countOfDrafts, useTasks } from './desk/tasks/useTasks.ts'
import { isWaiting, useCallRequests, useUpdates } from './records/callRequests/useCallRequests.ts'
import { logOut } from './Session.tsx'
import styles from './StaffNavigation.module.css'
import {
  ariaCurrent,
  paths,
  type StaffSection,
  screenAt,
  screensOf,
  staffScreens,
  staffSections,
} from './screens.ts'
import { counted } from './ui/counted.ts'
import { SmallButton } from './ui/SmallButton.tsx'
import { toastFailure } from './ui/toasts.tsx'
import { useUserActivity } from './ui/useUserActivity.ts'

export function StaffNavigation() {
  const [isOpen, setIsOpen] = useState(false)
  const { calls, drafts } = useWaitingCounts()
  return (
    <nav className={styles.bar} aria-label="Staff area">
      <a href={paths.dashboard} className={styles.home}>
        <img src="/favicon.svg" width="28" height="28" alt="" />
        <span className={styles.name}>{useReadSite()?.name}</span>
        <span className="visually-hidden"> staff dashboard</span>
      </a>
      <button
        type="button"
        className={`${styles.toggle} ${buttonClass('plain', 'small')}`}
        aria-expanded={isOpen}
        aria-controls="staff-menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        Menu
        <CallCount count={calls} />
      </button>
      <div id="staff-menu" className={isOpen ? `${styles.menu} ${styles.open}` : styles.menu}>
        <ul role="list" className={styles.sections}>
          {staffSections.map((section) => (
            <SectionLink key={section} section={section} calls={calls} />
          ))}
        </ul>
        <div className={styles.tools}>
          {drafts > 0 && (
            <a href={staffScreens.readyToPublish.path}>
              <Count count={drafts} words={counted(drafts, 'draft')} />{' '}
              <span aria-hidden="true">{drafts === 1 ? 'draft' : 'drafts'}</span>
            </a>
          )}
          <a href="/">
            <ExternalLink size={16} aria-hidden="true" /> <span className={styles.tool}>Open website</span>
          </a>
          <Shortcuts />
          <ThemeToggle />
          <LogOutButton />
        </div>
      </div>
    </nav>
  )
}

function SectionLink({ section, calls }: { section: StaffSection; calls: number }) {
  const path = useCurrentPath()
  const [first] = screensOf(section)
  const isShown = screenAt(path)?.section === section
  return (
    <li>
      <a href={first?.path} aria-current={isShown ? ariaCurrent(path, first?.path) : undefined}>
        {section}
        {section === 'Calls' && <CallCount count={calls} />}
      </a>
    </li>
  )
}

const CallCount = ({ count }: { count: number }) =>
  count > 0 && <Count count={count} words={counted(count, 'call waits', 'calls wait')} />

const Count = ({ count, words }: { count: number; words: string }) => (
  <span className={styles.count}>
    <span aria-hidden="true">{count}</span>
    <span className="visually-hidden"> {words}</span>
  </span>
)

function LogOutButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    onError: () => toastFailure('Logout failed', 'You may still be logged in. Please try again.'),
  })
  return (
    <SmallButton disabled={isPending} onClick={() => mutate()}>
      <LogOut size={16} aria-hidden="true" /> <span className={styles.tool}>Log out</span>
    </SmallButton>
  )
}

const checkEvery = 30_000

/** How many calls and drafts wait. A list that cannot be read counts as 0, since the screen of the list says so. */
function useWaitingCounts(): { calls: number; drafts: number } {
  const inbox = useCallRequests('inbox')
  const { data: tasks, refetch } = useTasks()
  useUpdates(inbox)
  useUserActivity(checkEvery, () => void refetch())
  return { calls: inbox.data?.filter(isWaiting).length ?? 0, drafts: countOfDrafts(tasks) }
}
