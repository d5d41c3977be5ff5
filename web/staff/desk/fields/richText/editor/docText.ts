import type { Node } from 'prosemirror-model'
import type { TextRange } from '#shared/checks/parseHtml.ts'
import { plainText } from '#shared/checks/plainText.ts'
import { schema } from './schema.ts'

/** The text of a document as the content checks count it, with the way back to positions in the document. */
export function docText(doc: Node) {
  const shown = plainText()
  doc.descendants((node, position) => {
    if (node.isText) shown.add(node.text ?? '', position)
    else if (node.isBlock || node.type === schema.nodes.lineBreak) shown.endBlock()
  })
  return {
    text: shown.text,
    rangeOf: ({ start, end }: TextRange) => ({
      from: shown.sourceOf(start),
      to: end > start ? shown.sourceOf(end - 1) + 1 : shown.sourceOf(start),
    }),
  }
}
