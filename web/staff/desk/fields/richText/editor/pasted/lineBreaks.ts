import { elementOf, isBlank, isElement } from './elements.ts'

/** Keeps a single break within a block, splits the block at two or more, and removes breaks at edges of blocks. */
export function keepLineBreaks(body: HTMLElement): void {
  // The class marks the end of a selection on a Mac. `br[clear]` is a page break of Word.
  for (const lineBreak of body.querySelectorAll('br.Apple-interchange-newline, br[clear]')) lineBreak.remove()
  const all = [...body.querySelectorAll('br')]
  for (const lineBreak of [...all, ...all.toReversed()]) if (isAtEdge(lineBreak)) lineBreak.remove()
  body.normalize()
  for (const lineBreak of body.querySelectorAll('br')) {
    const { previousSibling } = lineBreak
    if (previousSibling?.nodeType === 3)
      previousSibling.textContent = previousSibling.textContent?.trimEnd() ?? ''
    const next = neighbour(lineBreak, 'nextSibling')
    if (!lineBreak.isConnected || !next || !isBreak(next)) continue
    for (let other: Node | null = next; other && isBreak(other); other = neighbour(lineBreak, 'nextSibling'))
      other.parentNode?.removeChild(other)
    splitAt(lineBreak, body)
  }
}

const isBreak = (node: Node): boolean => isElement(node) && node.matches('br')

/** True if nothing visible is between the break and the edge of its block or another block. */
const isAtEdge = (lineBreak: Element): boolean =>
  (['previousSibling', 'nextSibling'] as const).some((side) => {
    const next = neighbour(lineBreak, side)
    return next === null || (isElement(next) && (next.matches(blocks) || next.querySelector(blocks) !== null))
  })

/** The next visible node, also outside the marks around the node. Null at the edge of the block. */
function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  for (let from: Node | null = node; from; from = from.parentNode) {
    for (let other = from[side]; other; other = other[side])
      if (isBreak(other) || !isBlank(other)) return other
    if (!from.parentElement?.matches(marks)) return null
  }
  return null
}

const marks = 'a, strong, em, b, i, u, span, sub, sup, font'
const blocks =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, div, section, article, table, caption, td, th'

function splitAt(lineBreak: Element, body: HTMLElement): void {
  const block = lineBreak.parentElement?.closest(blocks) ?? body
  const after = body.ownerDocument.createRange()
  after.setStartAfter(lineBreak)
  after.setEnd(block, block.childNodes.length)
  // A cell has no paragraphs, so one break stays.
  if (block.matches('td, th, caption')) return
  const rest = after.extractContents()
  lineBreak.remove()
  if (block === body || block.matches('li')) {
    const name = block === body ? 'div' : 'p'
    block.append(elementOf(body, name, block.childNodes), elementOf(body, name, rest.childNodes))
  } else {
    const next = block.cloneNode() as Element // The clone of an element.
    next.append(rest)
    block.after(next)
  }
}
