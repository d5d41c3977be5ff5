import type { RenderedRegion } from '#shared/rendering.ts'
import type { RegionName } from '../public/layout/renderedPage.ts'
import { classesIn } from './criticalCss.ts'
import { splitHead } from './splitHead.ts'

interface RegionSource {
  path: string
  /** Those that the pages before it show. */
  rendered: Map<string, RenderedRegion>
  render: (name: RegionName) => string
}

/** The regions that a page shows, from its HTML without them. They are two thirds of the HTML of a post. */
export function regionsOf(html: string, { path, rendered, render }: RegionSource): RenderedRegion[] {
  return names
    .filter((name) => html.includes(`<div lang="en" data-region="${name}" style`))
    .map((name) => {
      const region = rendered.get(name) ?? regionOf(name, render(name))
      rendered.set(name, region)
      return { ...region, body: withCurrentLink(region.body, path) }
    })
}

const names = ['header', 'teaser', 'footer'] as const satisfies readonly RegionName[]

function regionOf(name: RegionName, html: string): RenderedRegion {
  const { head, body } = splitHead(html)
  return { name, head, body: body.replaceAll(currentLink, ''), classes: classesIn(body) }
}

const currentLink = ' aria-current="page"'

/** As `announce.ts` does after a navigation: only the menu has such links. */
function withCurrentLink(html: string, path: string): string {
  const menu = html.indexOf(' id="site-menu"')
  if (menu < 0) return html
  const link = `href="${path}"`
  return html.slice(0, menu) + html.slice(menu).replaceAll(link, link + currentLink)
}

export const insertRegions = (html: string, regions: readonly RenderedRegion[]): string =>
  regions.reduce(
    (page, { name, body }) =>
      page.replace(`<div lang="en" data-region="${name}" style="display:contents"></div>`, () => body),
    html,
  )
