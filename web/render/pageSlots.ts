import { DomUtils } from 'htmlparser2'
import { type Edit, insertion, withEdits } from '#shared/html/edits.ts'
import type { RenderedSlot } from '#shared/rendering.ts'
import type { SlotName } from '../public/layout/renderedPage.ts'
import { type ParsedHtml, parsedHtml, spanOf } from './parsedHtml.ts'

interface SlotSource {
  path: string
  /** The slots that pages rendered earlier. */
  rendered: Map<string, RenderedSlot>
  render: (name: SlotName) => string
}

const names = ['header', 'teaser', 'footer'] as const satisfies readonly SlotName[]

/** The slots that a page shows, found in its HTML without slots. Slots are two thirds of a post's HTML. */
export function slotsOf({ elements }: ParsedHtml, { path, rendered, render }: SlotSource): RenderedSlot[] {
  const shown = elements.map(({ attribs }) => !('hidden' in attribs) && attribs['data-slot'])
  return names
    .filter((name) => shown.includes(name))
    .map((name) => {
      const slot = rendered.get(name) ?? slotOf(name, render(name))
      rendered.set(name, slot)
      return { ...slot, body: withEdits(slot.body, slot.currentLinks.get(path) ?? []) }
    })
}

function slotOf(name: SlotName, html: string): RenderedSlot {
  const { head, bodyWith, classes } = parsedHtml(html)
  const body = bodyWith()
  return { name, head, body, classes, currentLinks: currentLinks(body) }
}

/** Marks the current page's links, which only the menu has, as `announce.ts` does after a navigation. */
function currentLinks(body: string): RenderedSlot['currentLinks'] {
  const links = new Map<string, Edit[]>()
  const menu = parsedHtml(body).elements.find(({ attribs }) => attribs.id === 'site-menu')
  for (const link of menu ? DomUtils.getElementsByTagName('a', menu) : []) {
    const { href = '' } = link.attribs
    const mark = insertion(spanOf(link).start + '<a'.length, ' aria-current="page"')
    links.set(href, [...(links.get(href) ?? []), mark])
  }
  return links
}
