import { Suspense, useState } from 'react'
import { regions } from './regions.ts'
import { type RegionName, renderedHtml } from './renderedHtml.ts'

interface RegionProps {
  name: RegionName
  hidden?: boolean
}

/**
 * A region of the layout, which is the same on every page. Where the page's HTML has it, the app keeps that and never
 * downloads its code, since everything in it is native. Only a page without HTML, such as the 404 screen, loads it.
 */
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
      <Suspense>{!hidden && <Component />}</Suspense>
    </div>
  )
}
