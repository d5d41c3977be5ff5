import type { EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

export interface SelectedLink {
  href: string
  from: number
  to: number
}

/** The link around the caret or within the selection; without one, the selection itself. */
export function selectedLink({ doc, selection }: EditorState): SelectedLink {
  const { $from, from, to } = selection
  const found: SelectedLink[] = []
  const start = $from.start()
  $from.parent.forEach((node, offset) => {
    const mark = schema.marks.link.isInSet(node.marks)
    if (!mark) return
    const part = { href: String(mark.attrs.href), from: start + offset, to: start + offset + node.nodeSize }
    const last = found.at(-1)
    if (last?.to === part.from && last.href === part.href) last.to = part.to
    else found.push(part)
  })
  const touched = found.find((link) => link.from <= to && from <= link.to && (from !== to || from < link.to))
  if (touched) return { ...touched, from: Math.min(touched.from, from), to: Math.max(touched.to, to) }
  return { href: '', from, to: Math.min(to, doc.content.size) }
}
