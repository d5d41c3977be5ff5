import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Plugin } from 'prosemirror-state'
import { findingMarks } from './findingMarks.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export const bold = toggleMark(marks.strong)
export const italic = toggleMark(marks.em)
export const heading = (level: 2 | 3): Command => toggledBlock(nodes.heading, { level })
export const quote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)
export const bulletList = toggledList(nodes.bulletList)
export const orderedList = toggledList(nodes.orderedList)

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** A cell has lines, and no paragraphs. */
export const lineBreakInCell: Command = (state, dispatch) =>
  depthOf(state, ({ type }) => cellTypes.includes(type)) !== undefined && lineBreak(state, dispatch)

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

const rowDepth = (state: EditorState) => depthOf(state, ({ type }) => type === nodes.tableRow)

/** Of the innermost node around the caret that passes the test. */
function depthOf({ selection: { $from } }: EditorState, test: (node: Node) => boolean): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (test($from.node(depth))) return depth
}

const cellTypes = [nodes.tableCell, nodes.headerCell, nodes.caption]

export const hasMark = (state: EditorState, mark: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection
  return empty
    ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, mark)
}

export const isInside = (state: EditorState, type: NodeType, attrs?: Attrs): boolean =>
  depthOf(state, (node) => (attrs ? node.hasMarkup(type, attrs) : node.type === type)) !== undefined

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
    const depth = depthOf(state, (node) => node.type === nodes.bulletList || node.type === nodes.orderedList)
    if (depth === undefined) return wrapInList(type)(state, dispatch)
    if ($from.node(depth).type === type) return liftListItem(nodes.listItem)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
    return true
  }
}

/** What belongs to the screen around the editor: undo and redo of the document, a dialog, the way to the toolbar. */
export type ScreenAction = 'undo' | 'redo' | 'link' | 'image' | 'fact' | 'shortcuts' | 'toolbar'

export function pluginsOf(run: (action: ScreenAction) => void): Plugin[] {
  const ran = (action: ScreenAction) => () => {
    run(action)
    return true
  }
  return [
    typedMarkup,
    roomBelowTable,
    keymap({
      'Mod-z': ran('undo'),
      'Mod-y': ran('redo'),
      'Shift-Mod-z': ran('redo'),
      'Mod-k': ran('link'),
      'Mod-/': ran('shortcuts'),
      'Alt-F10': ran('toolbar'),
      'Mod-b': bold,
      'Mod-i': italic,
      'Mod-Alt-2': heading(2),
      'Mod-Alt-3': heading(3),
      'Mod-Shift-8': bulletList,
      'Mod-Shift-7': orderedList,
      'Mod-Shift-9': quote,
      'Mod-]': sinkListItem(nodes.listItem),
      'Mod-[': liftListItem(nodes.listItem),
      'Shift-Enter': lineBreak,
      'Mod-Enter': addRow,
      'Mod-Shift-Backspace': deleteRow,
      Enter: chainCommands(lineBreakInCell, splitListItem(nodes.listItem)),
    }),
    keymap(baseKeymap),
    findingMarks(),
  ]
}

/** Below a table at the end would be no place for the caret. An empty paragraph is not stored. */
const roomBelowTable = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    doc.lastChild?.type === nodes.table ? tr.insert(doc.content.size, nodes.paragraph.create()) : null,
})

const typedMarkup = inputRules({
  rules: [
    textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, hashes = '']) => ({ level: hashes.length })),
    wrappingInputRule(/^[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^1[.)]\s$/, nodes.orderedList),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
})
