import { DOMSerializer, DOMParser as DocParser, type Node } from 'prosemirror-model'
import { factMarker } from '#shared/documents/factMarkers.ts'
import { inertBody } from '../../../checks/fixedText.ts'
import { elementOf, isBlank, renamed, textsOf } from './pasted/elements.ts'
import { keepLanguages } from './pasted/languages.ts'
import { pendingImage } from './pendingImages.ts'
import { schema } from './schema.ts'

const parser = DocParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

export function docOf(html: string): Node {
  const body = inertBody(html)
  for (const caption of body.querySelectorAll('table > caption')) {
    const before = elementOf(body, 'table-caption', caption.childNodes)
    caption.parentElement?.before(before)
    caption.remove()
  }
  keepLanguages(body)
  markFacts(body)
  return parser.parse(body)
}

/** Replaces each fact marker by a `data` element, for which the schema has a node. */
export function markFacts(body: HTMLElement): void {
  for (const text of textsOf(body)) {
    const parts = text.data.split(factMarker)
    if (parts.length === 1) continue
    // Every second part is a marker.
    text.replaceWith(
      ...parts.map((part, index) => {
        if (index % 2 === 0) return part
        const fact = elementOf(body, 'data', [part])
        fact.setAttribute('value', part)
        return fact
      }),
    )
  }
}

/** The HTML for storage. It has no empty paragraphs, and no paragraph around the text of a list item. */
export function htmlOf(doc: Node): string {
  const body = inertBody('')
  body.append(serializer.serializeFragment(doc.content, { document: body.ownerDocument }))
  for (const fact of body.querySelectorAll('data')) fact.replaceWith(fact.getAttribute('value') ?? '')
  for (const image of body.querySelectorAll('img')) removePending(image)
  body.normalize()
  for (const table of body.querySelectorAll('table')) storeTable(table)
  for (const caption of body.querySelectorAll('table-caption')) {
    if (caption.nextElementSibling?.matches('table') && caption.childNodes.length > 0)
      caption.nextElementSibling.prepend(renamed(caption, 'caption'))
    else renamed(caption, 'p')
  }
  for (const caption of body.querySelectorAll('figcaption:empty')) {
    const figure = caption.parentElement
    caption.remove()
    if (figure) renamed(figure, 'p')
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3')) {
    if (paragraph.childNodes.length === 0) paragraph.remove()
  }
  for (const item of body.querySelectorAll('li')) {
    const [text, ...others] = item.children
    if (text?.matches('p') && others.every((other) => other.matches('ul, ol'))) unwrap(text)
  }
  return body.innerHTML
}

/** An image that is not uploaded yet. Its caption stays as a paragraph. */
function removePending(image: HTMLImageElement): void {
  if (!pendingImage.test(image.getAttribute('src') ?? '')) return
  const figure = image.closest('figure')
  const caption = figure?.querySelector('figcaption')
  if (caption) figure?.replaceWith(elementOf(caption, 'p', caption.childNodes))
  else removeWithMarks(image)
}

/** Marks around nothing, such as a link without words, are no longer marks. */
function removeWithMarks(element: Element): void {
  const { parentElement: around } = element
  element.replaceWith(...(element.matches('img') ? [] : element.childNodes))
  if (around?.matches('a, strong, em, sub, sup, span') && isBlank(around)) removeWithMarks(around)
}

/** A list item has its words without a paragraph, so their language needs another element. */
function unwrap(paragraph: Element): void {
  const languages = ['lang', 'dir'].filter((name) => paragraph.hasAttribute(name))
  if (languages.length === 0) {
    paragraph.replaceWith(...paragraph.childNodes)
    return
  }
  const words = renamed(paragraph, 'span')
  for (const name of languages) words.setAttribute(name, paragraph.getAttribute(name) ?? '')
}

/** Moves the leading head rows into a `thead`. */
function storeTable(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const end = rows.findIndex((row) => !row.hasAttribute('data-head'))
  const heads = rows.slice(0, end < 0 ? rows.length : end)
  for (const row of rows) {
    row.removeAttribute('data-head')
    for (const cell of row.querySelectorAll('th[data-scope]')) {
      cell.removeAttribute('data-scope')
      cell.setAttribute('scope', heads.includes(row) ? 'col' : 'row')
    }
  }
  if (heads.length > 0) table.prepend(elementOf(table, 'thead', heads))
  if (heads.length === rows.length) table.tBodies[0]?.remove()
}

/** True if the editor loses nothing that a visitor could notice. */
export const isEditable = (html: string): boolean =>
  partsOf(inertBody(html)) === partsOf(inertBody(htmlOf(docOf(html))))

/** The words, links and other elements to compare. The nesting of marks and inner paragraphs do not count. */
function partsOf(body: HTMLElement): string {
  const links = new Set(Array.from(body.querySelectorAll('a'), tagOf))
  const others = [...body.querySelectorAll('*')].filter(
    (element) =>
      !element.matches('a, b, strong, i, em, sub, sup, span, :not(body) > p') &&
      !(element.matches('p, h2, h3') && isBlank(element)),
  )
  const placed = others.map(
    (element) =>
      `${tagOf(element)} in ${element.parentElement?.closest('li, td, th, blockquote')?.localName}`,
  )
  return [languagesOf(body), withRaised(body).replace(/\s+/g, ''), ...links, ...placed].join('\n')
}

/** The words with the language that screen readers speak them in, and their direction. */
function languagesOf(body: HTMLElement): string {
  const runs: { language: string; words: string }[] = []
  for (const { parentElement, data } of textsOf(body)) {
    const words = data.replace(/\s+/g, '')
    const of = (name: string) => parentElement?.closest(`[${name}]`)?.getAttribute(name) ?? ''
    const language = `${of('lang').replace(/^en\b.*/i, '')} ${of('dir').replace(/^ltr$/, '')}`
    const last = runs.at(-1)
    if (last?.language === language) last.words += words
    else if (words) runs.push({ language, words })
  }
  return runs.map(({ language, words }) => `${language}: ${words}`).join('\n')
}

/** The words, with a prefix before each raised or lowered character. */
function withRaised(body: HTMLElement): string {
  for (const raised of body.querySelectorAll('sub, sup'))
    raised.replaceWith(
      ...[...(raised.textContent ?? '')].map((character) => `${raised.localName}:${character}`),
    )
  return body.textContent ?? ''
}

const tagOf = ({ localName, attributes }: Element): string => {
  const told = [...attributes].filter(
    ({ name, value }) => !(/span$|^start$/.test(name) && value === '1') && !/^(?:lang|dir)$/.test(name),
  )
  return [localName, ...told.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')
}
