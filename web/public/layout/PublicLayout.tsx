import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { languageOf } from '#shared/pages.ts'
import { type AnyQuery, isUnread } from '../../data/reads.ts'
import { LoadingPage } from '../../ui/LoadingPage.tsx'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { useDocumentInstead } from '../useDocumentInstead.ts'
import { Alerts } from './Alerts.tsx'
import { hasTeaser } from './hasTeaser.ts'
import { Numbers } from './Numbers.tsx'
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
        <Page />
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
        <Page />
      </main>
      <Slot name="teaser" hidden={hidesTeaser} />
      <Slot name="footer" />
    </div>
  )
}

/** A page that lacks a part, because a read has failed or is late, gives way to its document, which has all parts. */
function Page() {
  const queryClient = useQueryClient()
  const reads = useRouterState({
    select: ({ status, matches }): readonly AnyQuery[] | undefined =>
      status === 'idle' ? matches.at(-1)?.loaderData : undefined,
  })
  const lacksPart = () => reads?.some((read) => isUnread(queryClient, read)) ?? false
  const isIncomplete = useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(onChange),
    lacksPart,
    lacksPart,
  )
  return useDocumentInstead(isIncomplete) ? (
    <LoadingPage />
  ) : (
    <>
      <Numbers />
      <Outlet />
    </>
  )
}
