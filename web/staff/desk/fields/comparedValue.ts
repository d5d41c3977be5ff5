import { parseHtml } from '#shared/checks/parseHtml.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { raisedText } from '#shared/html/raisedText.ts'
import { inertBody } from '../checks/fixedText.ts'

/** A stored value as text in which every difference is visible, including link targets, bold and headings. */
export function comparedValue(value: unknown): string {
  if (typeof value === 'string')
    return /<[a-z]/i.test(value) ? linesOf(inertBody(value)) : parseHtml(value).text
  if (Array.isArray(value) || isRecord(value))
    return Object.values(value).map(comparedValue).filter(Boolean).join('\n')
  return String(value ?? '')
}

const linesOf = (body: HTMLElement): string =>
  written(body)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n')

function written(node: Node, indent = ''): string {
  if (node.nodeType === 3)
    return raisedText(node.textContent ?? '', node.parentElement?.closest('sub, sup')?.localName).replace(
      /[\s\u00a0]+/g,
      ' ',
    )
  if (!(node instanceof Element)) return ''
  const name = node.localName
  const isList = name === 'ul' || name === 'ol'
  const inner = [...node.childNodes]
    .map((child) => written(child, isList && node.parentElement?.closest('li') ? `${indent}  ` : indent))
    .join('')
  return blocks[name]?.(inner, node, indent) ?? (marks[name] ? `${inner} [${marks[name]?.(node)}]` : inner)
}

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''

/** The note that follows marked words, such as `[bold]`. */
const marks: Readonly<Record<string, (element: Element) => string>> = {
  a: (link) => `link to ${attribute(link, 'href')}`,
  strong: () => 'bold',
  b: () => 'bold',
  em: () => 'italic',
  i: () => 'italic',
  sup: () => 'raised',
  sub: () => 'lowered',
}

const line = (inner: string) => `\n${inner.trim()}\n`

const blocks: Readonly<Record<string, (inner: string, element: Element, indent: string) => string>> = {
  ...Object.fromEntries(
    [2, 3, 4].map((level) => [
      `h${level}`,
      (inner: string) => line(`[heading of level ${level}] ${inner.trim()}`),
    ]),
  ),
  ...Object.fromEntries(['p', 'div', 'dt', 'dd'].map((name) => [name, line])),
  blockquote: (inner) => line(`[quotation] ${inner.trim()}`),
  caption: (inner) => line(`[caption] ${inner.trim()}`),
  figcaption: (inner) => line(`[caption] ${inner.trim()}`),
  li: (inner, item, indent) => `\n${indent}${markerOf(item)} ${inner.trimStart()}`,
  tr: (inner) => line(inner.trim().replace(/ \|$/, '')),
  td: (inner, cell) => `${inner.trim()}${spanOf(cell)} | `,
  th: (inner, cell) => `${inner.trim()} [head]${spanOf(cell)} | `,
  br: () => '\n',
  hr: () => line('[line]'),
  img: (_, image) => `[image ${attribute(image, 'src')}, “${attribute(image, 'alt')}”]`,
}

function markerOf(item: Element): string {
  const list = item.parentElement
  if (!list?.matches('ol')) return '•'
  const type = attribute(list, 'type')
  return `${Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(item)}.${type && ` [${type}]`}`
}

const spanOf = (cell: Element): string =>
  (['colspan', 'rowspan'] as const)
    .filter((name) => Number(cell.getAttribute(name) ?? 1) > 1)
    .map((name) => ` [${name === 'colspan' ? 'columns' : 'rows'}: ${cell.getAttribute(name)}]`)
    .join('')
