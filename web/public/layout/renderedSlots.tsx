import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { Alerts } from './Alerts.tsx'
import { renderedSlot } from './renderedPage.ts'
import { slots } from './slots.ts'

/** The alerts in the page's HTML stay until the app has read the current alerts. */
export function RenderedAlerts() {
  const [host, setHost] = useState<Element>()
  useLayoutEffect(() => {
    const element = document.createElement('div')
    renderedSlot('header')?.before(element)
    setHost(element)
    return () => element.remove()
  }, [])
  return host && createPortal(<Alerts />, host)
}

/** The teaser is the same on all pages that show it. If the first page hides the teaser, its HTML does not have it. */
export function RenderedTeaser({ hidden }: { hidden: boolean }) {
  const [slot] = useState(() => renderedSlot('teaser'))
  const [isRendered] = useState(() => (slot?.childElementCount ?? 0) > 0)
  useLayoutEffect(() => {
    if (!slot) return
    slot.hidden = hidden
    slot.style.display = hidden ? '' : 'contents'
  }, [slot, hidden])
  if (!slot || isRendered || hidden) return null
  return createPortal(
    <SectionBoundary>
      <slots.teaser />
    </SectionBoundary>,
    slot,
  )
}
