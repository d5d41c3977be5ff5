import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { languageOf } from '#shared/pages.ts'
import { type AnyQuery, isUnread } from '../../data/reads.ts'
import { useReadSite } from '../../data/useSite.ts'
import { LoadingPage } from '../../ui/LoadingPage.tsx'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { useDocumentInstead } from '../useDocumentInstead.ts'
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

/**
 * The numbers as prose, which reader views and "Listen to page" keep: they drop bars, lists of links and the footer. The
 * page in Spanish says them in its own words.
 */
function Numbers() {
  const site = useReadSite()
  const language = languageOf(useCurrentPath())
  if (!site || language !== 'en') return null
  const lines = crisisLinesOf(site).map(({ name, number }) => `${name}: ${number}.`)
  const offices = site.offices.map(({ name, phone }) => `${name}: ${phone}.`)
  return (
    <p className="visually-hidden" data-nosnippet="">
      Help right now, at any hour. {lines.join(' ')} Our offices. {offices.join(' ')}
    </p>
  )
}
