import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { Alerts } from './Alerts.tsx'
import { regions } from './regions.ts'
import { renderedRegion } from './renderedPage.ts'

/** The alerts of the page's HTML stay until the app has read those in force. */
export function RenderedAlerts() {
  const [host, setHost] = useState<Element>()
  useLayoutEffect(() => {
    const element = document.createElement('div')
    renderedRegion('header')?.before(element)
    setHost(element)
    return () => element.remove()
  }, [])
  return host && createPortal(<Alerts />, host)
}

/** The teaser is the same on every page that shows it. The page's HTML lacks it where the page hides it. */
export function RenderedTeaser({ hidden }: { hidden: boolean }) {
  const [region] = useState(() => renderedRegion('teaser'))
  const [isRendered] = useState(() => (region?.childElementCount ?? 0) > 0)
  useLayoutEffect(() => {
    if (!region) return
    region.hidden = hidden
    region.style.display = hidden ? '' : 'contents'
  }, [region, hidden])
  if (!region || isRendered || hidden) return null
  return createPortal(
    <SectionBoundary>
      <regions.teaser />
    </SectionBoundary>,
    region,
  )
}
