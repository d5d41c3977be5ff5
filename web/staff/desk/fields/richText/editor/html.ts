import { DOMSerializer, DOMParser as DocParser, type Node } from 'prosemirror-model'
import { inertBody } from '../../../checks/fixedText.ts'
import { isBlank } from './pasted/elements.ts'
import { schema } from './schema.ts'

const parser = DocParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

export const docOf = (html: string): Node => parser.parse(inertBody(html))

/** As it is stored: without empty paragraphs, and with plain text in list items. */
export function htmlOf(doc: Node): string {
  const body = inertBody('')
  body.append(serializer.serializeFragment(doc.content, { document: body.ownerDocument }))
  for (const paragraph of body.querySelectorAll('p, h2, h3')) {
    if (paragraph.childNodes.length === 0) paragraph.remove()
  }
  for (const item of body.querySelectorAll('li')) {
    const [text, ...others] = item.children
    if (text?.matches('p') && others.every((other) => other.matches('ul, ol')))
      text.replaceWith(...text.childNodes)
  }
  return body.innerHTML
}

/** Whether the editor loses nothing of the text that a visitor could notice. */
export const isEditable = (html: string): boolean =>
  partsOf(inertBody(html)) === partsOf(inertBody(htmlOf(docOf(html))))

/**
 * The words, the links and the other elements in their places. Marks may nest in either order, and a list item may have
 * its text in a paragraph.
 */
function partsOf(body: HTMLElement): string {
  const links = new Set(Array.from(body.querySelectorAll('a'), tagOf))
  const others = [...body.querySelectorAll('*')].filter(
    (element) =>
      !element.matches('a, b, strong, i, em, :not(body) > p') &&
      !(element.matches('p, h2, h3') && isBlank(element)),
  )
  const placed = others.map(
    (element) =>
      `${tagOf(element)} in ${element.parentElement?.closest('li, td, th, blockquote')?.localName}`,
  )
  return [body.textContent.replace(/\s+/g, ''), ...links, ...placed].join('\n')
}

const tagOf = ({ localName, attributes }: Element): string =>
  [localName, ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort()].join(' ')
