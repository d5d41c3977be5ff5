import { Suspense, useState } from 'react'
import { regions } from './regions.ts'
import { type RegionName, renderedHtml } from './renderedHtml.ts'

/** A part of the layout that is the same on every page: by name. */
interface RegionProps {
  name: RegionName
  /** Not on this page. */
  hidden?: boolean
}

/**
 * Draws a part of the layout. Where the page's HTML already has it, the app leaves it as it stands and its
 * code never arrives: links, menus and numbers in it are native. Only a page drawn without HTML, as the
 * 404 screen on an address of its own, loads it.
 */
export function Region({ name, hidden = false }: RegionProps) {
  const [kept] = useState(() => renderedHtml(name))
  const Draw = regions[name]
  const region = { 'data-region': name, hidden, style: hidden ? undefined : { display: 'contents' } }
  if (kept) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, which stays where it is
    return <div {...region} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
  }
  return (
    <div {...region}>
      <Suspense>{!hidden && <Draw />}</Suspense>
    </div>
  )
}
