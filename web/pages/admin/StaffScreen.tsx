import { ExternalLink, LogOut, Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { site } from '#shared/site.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { paths } from './paths.ts'
import { SessionProvider, useSession } from './Session.tsx'
import { StaffHead } from './StaffHead.tsx'
import styles from './StaffScreen.module.css'
import { staffScreens } from './screens.ts'
import { toastFailure } from './toasts.tsx'

/** The frame of a screen behind the login: the session, the navigation bar and the heading. */
export function StaffScreen({
  title,
  intro,
  children,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <SessionProvider>
      <StaffHead title={title} />
      <main className={styles.screen}>
        <nav className={styles.bar} aria-label="Staff area">
          <a href={paths.dashboard} className={styles.home}>
            <img src="/favicon.svg" width="32" height="32" alt="" />
            <span className={styles.name}>{site.name}</span>
            <span className="visually-hidden"> staff dashboard</span>
          </a>
          <Menu />
        </nav>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </main>
    </SessionProvider>
  )
}

/** Below the width of a laptop, behind a button. */
function Menu() {
  const [isOpen, setIsOpen] = useState(false)
  const path = useCurrentPath()
  return (
    <>
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
        {Object.values(staffScreens).map((screen) => (
          <a
            key={screen.path}
            href={screen.path}
            aria-current={path.startsWith(screen.path) ? 'page' : undefined}
          >
            {screen.title}
          </a>
        ))}
        <a href="/">
          <ExternalLink size={16} aria-hidden="true" /> Website
        </a>
        <ThemeToggle />
        <LogOutButton />
      </div>
    </>
  )
}

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
