import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { languageOf } from '#shared/pages.ts'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { Alerts } from './Alerts.tsx'
import { hasTeaser } from './hasTeaser.ts'
import styles from './PublicLayout.module.css'
import { regions } from './regions.ts'
import { isRenderedPage, type RegionName } from './renderedPage.ts'
import { RenderedAlerts, RenderedTeaser } from './renderedRegions.tsx'

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
      <Region name="header" />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Region name="teaser" hidden={hidesTeaser} />
      <Region name="footer" />
    </div>
  )
}

function Region({ name, hidden = false }: { name: RegionName; hidden?: boolean }) {
  const Component = regions[name]
  return (
    <div lang="en" data-region={name} hidden={hidden} style={hidden ? undefined : { display: 'contents' }}>
      <SectionBoundary>{!hidden && <Component />}</SectionBoundary>
    </div>
  )
}
