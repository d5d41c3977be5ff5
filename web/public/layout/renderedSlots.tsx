import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { Alerts } from './Alerts.tsx'
import { renderedSlot } from './renderedPage.ts'
import { slots } from './slots.ts'

/** The alerts of the page's HTML stay until the app has read those in force. */
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

/** The teaser is the same on every page that shows it. The page's HTML lacks it where the page hides it. */
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
