import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export const bold = toggleMark(marks.strong)
export const italic = toggleMark(marks.em)
export const heading = (level: 2 | 3): Command => toggledBlock(nodes.heading, { level })
export const quote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)
export const bulletList = toggledList(nodes.bulletList)
export const orderedList = toggledList(nodes.orderedList)
export const indent = sinkListItem(nodes.listItem)
export const outdent = liftListItem(nodes.listItem)

/** Within a paragraph, a heading or a cell. */
export const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** A cell has lines, and no paragraphs. */
export const lineBreakInCell: Command = (state, dispatch) =>
  cellTypes.some((type) => isInside(state, type)) && lineBreak(state, dispatch)

export const addRow: Command = (state, dispatch) => {
  const { $from } = state.selection
  const depth = rowDepth(state)
  if (depth === undefined) return false
  const cells = Array.from({ length: $from.node(depth).childCount }, () => nodes.tableCell.create())
  const row = nodes.tableRow.create(null, cells)
  const isInHead = $from.node(depth - 1).type === nodes.tableHead
  const hasBody = $from.node(depth - 2).lastChild?.type === nodes.tableBody
  const afterHead = isInHead ? $from.after(depth - 1) : 0
  const change = !isInHead
    ? state.tr.insert($from.after(depth), row)
    : hasBody
      ? state.tr.insert(afterHead + 1, row)
      : state.tr.insert(afterHead, nodes.tableBody.create(null, row))
  dispatch?.(change.scrollIntoView())
  return true
}

/** The last row takes the table with it. */
export const deleteRow: Command = (state, dispatch) => {
  const { $from } = state.selection
  let depth = rowDepth(state)
  if (depth === undefined) return false
  while ($from.node(depth - 1).childCount === 1 && $from.node(depth).type !== nodes.table) depth -= 1
  dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
  return true
}

function rowDepth({ selection: { $from } }: EditorState): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodes.tableRow) return depth
}

const cellTypes = [nodes.tableCell, nodes.headerCell, nodes.caption]

export const hasMark = (state: EditorState, mark: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection
  return empty
    ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, mark)
}

export function isInside(state: EditorState, type: NodeType, attrs: Attrs = {}): boolean {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === type) return Object.entries(attrs).every(([name, value]) => node.attrs[name] === value)
  }
  return false
}

function toggledBlock(type: NodeType, attrs: Attrs): Command {
  return (state, dispatch) =>
    isInside(state, type, attrs)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(type, attrs)(state, dispatch)
}

/** A list becomes paragraphs again, or a list of the other kind. */
function toggledList(type: NodeType): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth)
      if (node.type === type) return liftListItem(nodes.listItem)(state, dispatch)
      if (node.type === nodes.bulletList || node.type === nodes.orderedList) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
        return true
      }
    }
    return wrapInList(type)(state, dispatch)
  }
}
