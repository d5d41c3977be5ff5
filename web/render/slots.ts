import type { RenderedSlot } from '#shared/rendering.ts'
import type { SlotName } from '../public/layout/renderedPage.ts'
import { classesIn } from './criticalCss.ts'

interface SlotSource {
  path: string
  /** The slots that pages rendered earlier. */
  rendered: Map<string, RenderedSlot>
  render: (name: SlotName) => string
}

/** The slots that a page shows, found in its HTML without slots. Slots are two thirds of a post's HTML. */
export function slotsOf(html: string, { path, rendered, render }: SlotSource): RenderedSlot[] {
  return names
    .filter((name) => html.includes(`<div lang="en" data-slot="${name}" style`))
    .map((name) => {
      const slot = rendered.get(name) ?? slotOf(name, render(name))
      rendered.set(name, slot)
      return { ...slot, body: withCurrentLink(slot.body, path) }
    })
}

const names = ['header', 'teaser', 'footer'] as const satisfies readonly SlotName[]

function slotOf(name: SlotName, html: string): RenderedSlot {
  const { head, body } = splitHead(html)
  return { name, head, body: body.replaceAll(currentLink, ''), classes: classesIn(body) }
}

const currentLink = ' aria-current="page"'

/** Marks the current page's links, which only the menu has, as `announce.ts` does after a navigation. */
function withCurrentLink(html: string, path: string): string {
  const menu = html.indexOf(' id="site-menu"')
  if (menu < 0) return html
  const link = `href="${path}"`
  return html.slice(0, menu) + html.slice(menu).replaceAll(link, link + currentLink)
}

export const insertSlots = (html: string, slots: readonly RenderedSlot[]): string =>
  slots.reduce(
    (page, { name, body }) =>
      page.replace(`<div lang="en" data-slot="${name}" style="display:contents"></div>`, () => body),
    html,
  )

/** React renders head elements first. They get an attribute here, by which the app removes them. */
export function splitHead(rendered: string): { head: string; body: string } {
  const match = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered)
  const head = match?.[0] ?? ''
  return {
    head: head.replace(/<(title|meta|link)\b/g, '<$1 data-page'),
    body: rendered.slice(head.length),
  }
}
