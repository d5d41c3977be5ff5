import type { ReactNode } from 'react'
import { PageHead } from '../public/head/PageHead.tsx'
import { useCurrentPath } from '../ui/useCurrentPath.ts'
import styles from './StaffScreen.module.css'
import { ariaCurrent, screenAt, screensOf } from './screens.ts'

export const StaffScreen = ({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string | undefined
  children: ReactNode
}) => (
  <>
    <ScreenHead title={title}>
      <Tabs />
      {intro && <p className={styles.intro}>{intro}</p>}
    </ScreenHead>
    {children}
  </>
)

export const StaffHead = ({ title }: { title: string }) => (
  <PageHead facts={{ path: '/admin', title, noindex: true }} />
)

/** `isTitled`: the title stands in a field of the screen. */
export const ScreenHead = ({
  title,
  isTitled = false,
  children,
}: {
  title: string
  isTitled?: boolean
  children?: ReactNode
}) => (
  <div className={styles.head}>
    <StaffHead title={title} />
    <h1 tabIndex={-1} className={isTitled ? 'visually-hidden' : undefined}>
      {title}
    </h1>
    {children}
  </div>
)

/** Scrolls the current tab into view, because on a phone the tabs scroll sideways. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ inline: 'center', block: 'nearest' })

export function Tabs() {
  const path = useCurrentPath()
  const shown = screenAt(path)
  const tabs = shown ? screensOf(shown.section) : []
  if (!shown || tabs.length < 2) return null
  return (
    <nav aria-label={`Views of ${shown.section}`} className={styles.tabs}>
      <ul role="list">
        {tabs.map((screen) => (
          <li key={screen.path}>
            <a
              href={screen.path}
              aria-current={screen === shown ? ariaCurrent(path, screen.path) : undefined}
              ref={screen === shown ? showTab : undefined}
            >
              {screen.tab ?? screen.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
