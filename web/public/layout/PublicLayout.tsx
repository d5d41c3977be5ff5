import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { languageOf } from '#shared/pages.ts'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { Alerts } from './Alerts.tsx'
import { hasTeaser } from './hasTeaser.ts'
import styles from './PublicLayout.module.css'
import { isRenderedPage } from './renderedPage.ts'
import { RenderedAlerts, RenderedTeaser } from './renderedSlots.tsx'
import { Slot } from './Slot.tsx'

export function PublicLayout() {
  const path = useCurrentPath()
  const hidesTeaser = !hasTeaser(path)
  useEffect(() => {
    document.documentElement.lang = languageOf(path)
  }, [path])
  if (isRenderedPage())
    return (
      <>
        <RenderedAlerts />
        <Outlet />
        <RenderedTeaser hidden={hidesTeaser} />
      </>
    )
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main" lang="en">
        Skip to main content
      </a>
      <Alerts />
      <Slot name="header" />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Slot name="teaser" hidden={hidesTeaser} />
      <Slot name="footer" />
    </div>
  )
}
