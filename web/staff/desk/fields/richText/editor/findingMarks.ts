import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { Finding } from '#shared/checks/checkContent.ts'
import type { TextRange } from '#shared/checks/parseHtml.ts'
import { plainText } from '#shared/checks/plainText.ts'
import { raisedText } from '#shared/html/raisedText.ts'
import styles from '../RichTextField.module.css'
import { schema } from './schema.ts'

const key = new PluginKey<DecorationSet>('findings')

export const findingMarks = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, marks) => {
        const findings: readonly Finding[] | undefined = transaction.getMeta(key)
        if (!findings) return marks.map(transaction.mapping, transaction.doc)
        return DecorationSet.create(transaction.doc, marksOf(transaction.doc, findings))
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

export const withFindings = (transaction: Transaction, findings: readonly Finding[]): Transaction =>
  transaction.setMeta(key, findings).setMeta('addToHistory', false)

/** Leaves out a finding whose words have changed since the checks ran. */
function marksOf(doc: Node, findings: readonly Finding[]): Decoration[] {
  const { text, rangeOf } = docText(doc)
  return findings
    .filter(({ start, end, found }) => end > start && text.slice(start, end) === found)
    .map((finding) => {
      const { from, to } = rangeOf(finding)
      return Decoration.inline(from, to, { class: styles[finding.level] ?? '' })
    })
}

const raisedMark = ({ marks }: Node): string | undefined =>
  marks.find(({ type }) => type === schema.marks.sup || type === schema.marks.sub)?.type.name

/** The text that the content checks read. `rangeOf` maps positions in this text to positions in the document. */
export function docText(doc: Node) {
  const shown = plainText()
  doc.descendants((node, position) => {
    if (node.isText) shown.add(raisedText(node.text ?? '', raisedMark(node)), position)
    else if (node.type === schema.nodes.fact) shown.add(String(node.attrs.marker), position, true)
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
