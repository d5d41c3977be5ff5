import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fitHeader } from '../enhancements/headerFit.ts'
import { useCurrentPath } from '../ui/useCurrentPath.ts'
import { Alerts } from './Alerts.tsx'
import { startMapWhenNear } from './footer/map/startMapWhenNear.ts'
import { hasTeaser } from './hasTeaser.ts'
import styles from './PublicLayout.module.css'
import { Region } from './Region.tsx'

export function PublicLayout() {
  const path = useCurrentPath()
  useEffect(startMapWhenNear, [])
  useEffect(fitHeader, [])
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <Alerts />
      <Region name="header" />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Region name="teaser" hidden={!hasTeaser(path)} />
      <Region name="footer" />
    </div>
  )
}
