import { ChevronDown, ExternalLink, LogOut, Menu as MenuIcon } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useReadSite } from '../data/useSite.ts'
import { buttonClass } from '../ui/buttonClass.ts'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { useCurrentPath } from '../ui/useCurrentPath.ts'
import { paths } from './paths.ts'
import { useSession } from './Session.tsx'
import styles from './StaffNavigation.module.css'
import { type StaffGroup, type StaffScreenRow, staffGroups, staffScreens } from './screens.ts'
import { staffMessages } from './staffMessages.ts'
import { toastFailure } from './toasts.tsx'

export function StaffNavigation() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <nav className={styles.bar} aria-label="Staff area">
      <a href={paths.dashboard} className={styles.home}>
        <img src="/favicon.svg" width="32" height="32" alt="" />
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
        <MenuIcon size={18} aria-hidden="true" /> Menu
      </button>
      <div id="staff-menu" className={isOpen ? `${styles.menu} ${styles.open}` : styles.menu}>
        <Screens />
        <div className={styles.tools}>
          <a href="/">
            <ExternalLink size={16} aria-hidden="true" /> Open website
          </a>
          <ThemeToggle />
          <LogOutButton />
        </div>
      </div>
    </nav>
  )
}

const screens: readonly StaffScreenRow[] = Object.values(staffScreens)
const screensOf = (group?: StaffGroup) => screens.filter((screen) => screen.group === group)

/** From the width of a laptop each group is a disclosure; below it, a list with its name above it. */
function Screens() {
  const [openGroup, setOpenGroup] = useState<StaffGroup>()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (openGroup === undefined) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) setOpenGroup(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [openGroup])
  return (
    <ul role="list" ref={list} className={styles.screens}>
      {screensOf().map((screen) => (
        <ScreenLink key={screen.path} screen={screen} />
      ))}
      {staffGroups
        .filter((group) => screensOf(group).length > 0)
        .map((group) => (
          <Group
            key={group}
            group={group}
            isOpen={group === openGroup}
            onToggle={(isOpen) => setOpenGroup(isOpen ? group : undefined)}
          />
        ))}
    </ul>
  )
}

function Group({
  group,
  isOpen,
  onToggle,
}: {
  group: StaffGroup
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}) {
  const path = useCurrentPath()
  const button = useRef<HTMLButtonElement>(null)
  const listId = `staff-group-${group.toLowerCase()}`
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false)
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    onToggle(false)
    button.current?.focus()
  }
  return (
    <li className={styles.group} onBlur={closeWhenFocusLeaves} onKeyDown={closeOnEscape}>
      <button
        type="button"
        ref={button}
        className={styles.groupButton}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={screensOf(group).some((screen) => isShown(screen, path)) ? 'true' : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        {group} <ChevronDown size={16} aria-hidden="true" />
      </button>
      <span className={styles.groupName} aria-hidden="true">
        {group}
      </span>
      <ul role="list" id={listId} aria-label={group} className={isOpen ? styles.openGroup : undefined}>
        {screensOf(group).map((screen) => (
          <ScreenLink key={screen.path} screen={screen} />
        ))}
      </ul>
    </li>
  )
}

function ScreenLink({ screen }: { screen: StaffScreenRow }) {
  const path = useCurrentPath()
  return (
    <li>
      <a href={screen.path} aria-current={isShown(screen, path) ? 'page' : undefined}>
        {screen.title}
      </a>
    </li>
  )
}

const isShown = (screen: StaffScreenRow, path: string) =>
  path === screen.path || path.startsWith(`${screen.path}/`)

function LogOutButton() {
  const { logOut } = useSession()
  const [busy, setBusy] = useState(false)
  return (
    <button
      type="button"
      className={buttonClass('plain', 'small')}
      disabled={busy}
      onClick={async () => {
        setBusy(true)
        try {
          await logOut()
        } catch {
          setBusy(false)
          toastFailure(staffMessages.logout.failed, staffMessages.logout.failedText)
        }
      }}
    >
      <LogOut size={16} aria-hidden="true" /> Log out
    </button>
  )
}
