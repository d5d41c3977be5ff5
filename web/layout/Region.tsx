import { useState } from 'react'
import { SectionBoundary } from '../ui/SectionBoundary.tsx'
import { regions } from './regions.ts'
import { type RegionName, renderedHtml } from './renderedHtml.ts'

interface RegionProps {
  name: RegionName
  hidden?: boolean
}

/** Where the page's HTML has the region, the app keeps that and never downloads its code: everything in it is native. */
export function Region({ name, hidden = false }: RegionProps) {
  const [html] = useState(() => renderedHtml(name))
  const Component = regions[name]
  const props = { 'data-region': name, hidden, style: hidden ? undefined : { display: 'contents' } }
  if (html) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <div {...props}>
      <SectionBoundary>{!hidden && <Component />}</SectionBoundary>
    </div>
  )
}
