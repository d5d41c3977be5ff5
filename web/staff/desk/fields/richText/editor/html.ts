import { DOMSerializer, DOMParser as DocParser, type Node } from 'prosemirror-model'
import { inertBody } from '../../../inertBody.ts'
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
  canonical(inertBody(html)) === canonical(inertBody(htmlOf(docOf(html))))

/**
 * The text blocks of HTML, each with the elements around it and its runs of marked text. Two texts with the same blocks
 * look the same: marks may nest in either order, and a list item may have its text in a paragraph.
 */
function canonical(body: HTMLElement): string {
  const blocks: string[] = []
  let runs: { marks: string; text: string }[] = []
  const endBlock = (path: string) => {
    const first = runs[0]
    if (first) first.text = first.text.trimStart()
    const last = runs.at(-1)
    if (last) last.text = last.text.trimEnd()
    const shown = runs.filter(({ text }) => text !== '')
    if (shown.length > 0) blocks.push(`${path} ${JSON.stringify(shown)}`)
    runs = []
  }
  const add = (marks: readonly string[], text: string) => {
    const name = marks.toSorted().join()
    const last = runs.at(-1)
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    if (last?.marks === name) last.text = `${last.text}${collapsed}`.replace(/ {2,}/g, ' ')
    else runs.push({ marks: name, text: last?.text.endsWith(' ') ? collapsed.trimStart() : collapsed })
  }
  const walk = (parent: Element, path: string, marks: readonly string[]) => {
    let blockCount = 0
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) add(marks, node.textContent ?? '')
      if (!isElement(node)) continue
      const name = node.localName
      const mark = markNames[name]
      if (mark) walk(node, path, [...marks, mark === 'a' ? tagOf(node) : mark])
      else if (name === 'img') add([...marks, tagOf(node)], '\ufffc')
      else if (name === 'br') add(marks, '\u2028')
      else {
        endBlock(path)
        if (name !== 'p') blockCount += 1
        const inner =
          name === 'p' && parent.localName !== 'body' ? path : `${path}/${tagOf(node)}${blockCount}`
        walk(node, inner, marks)
        endBlock(inner)
      }
    }
  }
  walk(body, '', [])
  endBlock('')
  return blocks.join('\n')
}

const markNames: Partial<Record<string, string>> = {
  a: 'a',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
}

const isElement = (node: globalThis.Node): node is Element => node.nodeType === 1

const tagOf = (element: Element): string =>
  [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(
    ' ',
  )
