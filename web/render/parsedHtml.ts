import { DomUtils, parseDocument } from 'htmlparser2'
import { type Edit, insertion, withEdits } from '#shared/html/edits.ts'

type Element = ReturnType<typeof DomUtils.findAll>[number]

export interface ParsedHtml {
  /** The title, meta and link elements, which React renders first. The app removes them by their `data-page`. */
  head: string
  elements: Element[]
  /** In alphabetical order, separated by spaces. */
  classes: string
  textOf: (element: Element) => string
  /** The HTML without the head. */
  bodyWith: (edits?: readonly Edit[]) => string
}

export function parsedHtml(html: string): ParsedHtml {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  const elements = DomUtils.findAll(() => true, document.children)
  const body = elements.find(({ name }) => !headElements.has(name))
  const headEnd = body ? spanOf(body).start : html.length
  const head = elements.filter((element) => spanOf(element).start < headEnd)
  const marks = head.map((element) =>
    insertion(spanOf(element).start + `<${element.name}`.length, ' data-page'),
  )
  return {
    head: withEdits(html.slice(0, headEnd), marks),
    elements,
    classes: classesOf(elements),
    textOf: (element) => html.slice(spanOf(element).start, spanOf(element).end),
    bodyWith: (edits = []) => withEdits(html, [{ start: 0, end: headEnd, text: '' }, ...edits]),
  }
}

const headElements = new Set(['title', 'meta', 'link'])

const classesOf = (elements: readonly Element[]): string =>
  [...new Set(elements.flatMap(({ attribs }) => attribs.class?.split(' ') ?? []))].sort().join(' ')

export const spanOf = ({ startIndex, endIndex }: Element) => ({
  start: startIndex ?? 0,
  end: (endIndex ?? 0) + 1,
})
