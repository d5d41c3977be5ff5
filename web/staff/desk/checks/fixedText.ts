import type { Finding } from '#shared/checks/checkContent.ts'
import { inlineTags } from '#shared/checks/parseHtml.ts'
import { plainText } from '#shared/checks/plainText.ts'
import { trustedHtml } from '../../../data/trustedHtml.ts'

type Fix = Pick<Finding, 'start' | 'end' | 'replacement' | 'href'>

export const fixedLine = (line: string, { start, end, replacement }: Fix): string =>
  replacement === undefined ? line : line.slice(0, start) + replacement + line.slice(end)

/** Changes only the found words. Edits the HTML directly, since the rich-text editor cannot open every text. */
export function fixedHtml(html: string, { start, end, replacement, href }: Fix): string {
  const body = inertBody(html)
  const range = rangeIn(body, start, end)
  if (!range) return html
  const around = range.startContainer.parentElement?.closest('a')
  if (href !== undefined && around) around.setAttribute('href', href)
  if (replacement !== undefined) {
    range.deleteContents()
    range.insertNode(body.ownerDocument.createTextNode(replacement))
  }
  if (href !== undefined && !around) {
    const link = body.ownerDocument.createElement('a')
    link.setAttribute('href', href)
    link.append(range.extractContents())
    range.insertNode(link)
  }
  for (const emptied of body.querySelectorAll('strong:empty, em:empty, a:empty')) emptied.remove()
  body.normalize()
  return body.innerHTML
}

/** `start` and `end` count characters of the plain text that the checks read. */
function rangeIn(body: HTMLElement, start: number, end: number): Range | undefined {
  const plain = plainText()
  const texts: { node: Text; from: number }[] = []
  let length = 0
  const walk = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node as Text // The node type says so.
        texts.push({ node: text, from: length })
        plain.add(text.data, length)
        length += text.data.length
      } else {
        const isBlock = !inlineTags.has(node.nodeName.toLowerCase())
        if (isBlock) plain.endBlock()
        walk(node)
        if (isBlock) plain.endBlock()
      }
    }
  }
  walk(body)
  const textAt = (position: number) => texts.findLast(({ from }) => from <= position)
  const [first, last] = [plain.sourceOf(start), plain.sourceOf(end - 1)]
  const [startText, endText] = [textAt(first), textAt(last)]
  if (!startText || !endText) return undefined
  const range = body.ownerDocument.createRange()
  range.setStart(startText.node, first - startText.from)
  range.setEnd(endText.node, last - endText.from + 1)
  return range
}

/** Parses HTML in a separate document, in which no script runs and no image loads. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body
