import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { type Attrs, Fragment, type MarkType, type Node, type NodeType, Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteTable,
  deleteColumn as deleteTableColumn,
  deleteRow as deleteTableRow,
  goToNextCell,
  isInTable,
  mergeCells,
  splitCell,
  tableEditing,
} from 'prosemirror-tables'
import { factMarker } from '#shared/documents/factMarkers.ts'
import { findingMarks } from './findingMarks.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export const bold = toggleMark(marks.strong)
export const italic = toggleMark(marks.em)
const raise = toggleMark(marks.sup)
const lower = toggleMark(marks.sub)
export const heading = (level: 2 | 3): Command => toggledBlock(nodes.heading, { level })
export const quote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)
export const bulletList = toggledList(nodes.bulletList)
export const orderedList = toggledList(nodes.orderedList)

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** Cells have lines instead of paragraphs, so Enter adds a line break. */
export const lineBreakInCell: Command = (state, dispatch) =>
  depthOf(state, ({ type }) => cellTypes.includes(type)) !== undefined && lineBreak(state, dispatch)

export const addRow: Command = addRowAfter
export const addColumn: Command = addColumnAfter
/** Deleting the last row or column deletes the table. */
export const deleteRow = chainCommands(deleteTableRow, deleteTable)
export const deleteColumn = chainCommands(deleteTableColumn, deleteTable)
export const joinCells: Command = mergeCells
export const splitJoinedCell: Command = splitCell

/** Inserts a table of two columns with a header row, and puts the caret into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (type: NodeType, isHead: boolean) =>
    nodes.tableRow.create({ isHead }, [type.create(), type.create()])
  const rows = [row(nodes.headerCell, true), row(nodes.tableCell, false), row(nodes.tableCell, false)]
  const change = state.tr.replaceSelectionWith(nodes.table.create(null, rows))
  const caret = TextSelection.near(
    change.doc.resolve(Math.min(state.selection.from + 1, change.doc.content.size)),
  )
  dispatch?.(change.setSelection(caret).scrollIntoView())
  return true
}

/** Turns paragraphs and lists that are pasted into a cell into lines. Pasted cells stay cells. */
export function pastedInCell(slice: Slice, { selection: { $from } }: EditorState): Slice {
  const isCell = cellTypes.includes($from.parent.type)
  const { firstChild, childCount } = slice.content
  const isGrid = firstChild?.type.spec.tableRole !== undefined && childCount === 1
  if (!isCell || isGrid || !firstChild?.isBlock) return slice
  const lines: Node[][] = []
  const collect = (node: Node, number: string) => {
    if (node.type === nodes.captionedImage) lines.push([nodes.image.create(node.attrs)])
    else if (node.isTextblock) lines.push([...(number ? [schema.text(number)] : []), ...node.children])
    else
      node.children.forEach((child, index) => {
        const isCounted = node.type === nodes.orderedList
        const own = isCounted ? `${Number(node.attrs.start ?? 1) + index}. ` : ''
        collect(child, own || (index === 0 ? number : ''))
      })
  }
  for (const node of slice.content.content) collect(node, '')
  const inline = lines.flatMap((line, index) => (index === 0 ? line : [nodes.lineBreak.create(), ...line]))
  return new Slice(Fragment.from(inline), 0, 0)
}

/** The depth of the innermost node around the caret that passes the test. */
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
  depthOf(
    state,
    (node) =>
      node.type === type && Object.entries(attrs ?? {}).every(([name, value]) => node.attrs[name] === value),
  ) !== undefined

function toggledBlock(type: NodeType, attrs: Attrs): Command {
  return (state, dispatch) =>
    isInside(state, type, attrs)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(type, attrs)(state, dispatch)
}

/** Makes a list, turns a list of this type back into paragraphs, or changes the type of another list. */
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

export interface SelectedImage {
  node: Node
  /** Undefined for an image that is part of a paragraph. */
  figure: { node: Node; from: number } | undefined
}

/** The selected image, or the image whose caption has the caret. */
export function selectedImage({ selection }: EditorState): SelectedImage | undefined {
  const { $from } = selection
  const { parent } = $from
  const selected = selection instanceof NodeSelection ? selection.node : undefined
  if (selected?.type === nodes.image) return { node: selected, figure: undefined }
  if (selected?.type === nodes.figure) return imageOf(selected, selection.from)
  if (selected?.type === nodes.captionedImage) return imageOf(parent, $from.before())
  return parent.type === nodes.figcaption ? imageOf($from.node(-1), $from.before(-1)) : undefined
}

const imageOf = (figure: Node, from: number): SelectedImage | undefined =>
  figure.firstChild ? { node: figure.firstChild, figure: { node: figure, from } } : undefined

/** Replaces the selected image, or inserts an image. An image with a caption becomes a block between paragraphs. */
export function withImage(
  state: EditorState,
  { caption, ...attrs }: Attrs & { caption: string },
): Transaction {
  const { figure } = selectedImage(state) ?? {}
  const before = figure?.node.lastChild
  const words = caption === before?.textContent ? before.content : caption ? schema.text(caption) : null
  const changed = caption
    ? nodes.figure.create(null, [nodes.captionedImage.create(attrs), nodes.figcaption.create(null, words)])
    : nodes.image.create(attrs)
  const { tr } = state
  if (!figure) return tr.replaceSelectionWith(changed).scrollIntoView()
  const placed = caption ? changed : nodes.paragraph.create(null, changed)
  return tr.replaceWith(figure.from, figure.from + figure.node.nodeSize, placed).scrollIntoView()
}

/** A caption is a single paragraph, so Enter adds a paragraph below the figure. */
export const leaveCaption: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.parent.type !== nodes.figcaption) return false
  const below = $from.after(-1)
  const change = tr.insert(below, nodes.paragraph.create())
  dispatch?.(change.setSelection(TextSelection.create(change.doc, below + 1)).scrollIntoView())
  return true
}

/** Deletes a selected image together with its caption. */
export const deletedFigure: Command = (state, dispatch) => {
  const { selection, tr } = state
  const { figure } = selection instanceof NodeSelection ? (selectedImage(state) ?? {}) : {}
  if (!figure) return false
  dispatch?.(tr.delete(figure.from, figure.from + figure.node.nodeSize).scrollIntoView())
  return true
}

/** Actions outside the text: undo and redo of the document, dialogs, and moving the focus to the toolbar. */
export type ScreenAction = 'undo' | 'redo' | 'link' | 'image' | 'fact' | 'language' | 'shortcuts' | 'toolbar'

export function pluginsOf(run: (action: ScreenAction) => void): Plugin[] {
  const ran = (action: ScreenAction) => () => {
    run(action)
    return true
  }
  return [
    typedMarkup,
    roomBelow,
    keymap({
      'Mod-z': ran('undo'),
      'Mod-y': ran('redo'),
      'Shift-Mod-z': ran('redo'),
      'Mod-k': ran('link'),
      'Mod-/': ran('shortcuts'),
      'Alt-F10': ran('toolbar'),
      'Mod-b': bold,
      'Mod-i': italic,
      'Mod-.': raise,
      'Mod-,': lower,
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
      // In the last cell, Tab leaves the text.
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
      Backspace: chainCommands(deletedFact('nodeBefore'), deletedFigure),
      Delete: chainCommands(deletedFact('nodeAfter'), deletedFigure),
      Enter: chainCommands(lineBreakInCell, leaveCaption, splitListItem(nodes.listItem)),
    }),
    keymap(baseKeymap),
    tableEditing(),
    findingMarks(),
  ]
}

/** Deletes a fact as a whole. */
function deletedFact(side: 'nodeBefore' | 'nodeAfter'): Command {
  return ({ selection, tr }, dispatch) => {
    const { $from, empty, from } = selection
    const fact = $from[side]
    if (!empty || fact?.type !== nodes.fact) return false
    const start = side === 'nodeBefore' ? from - fact.nodeSize : from
    dispatch?.(tr.delete(start, start + fact.nodeSize).scrollIntoView())
    return true
  }
}

/** Adds a paragraph below a final table or figure, so that the caret can go there. Empty paragraphs are not stored. */
const roomBelow = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    doc.lastChild?.type === nodes.table || doc.lastChild?.type === nodes.figure
      ? tr.insert(doc.content.size, nodes.paragraph.create())
      : null,
})

const typedMarkup = inputRules({
  rules: [
    textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, hashes = '']) => ({ level: hashes.length })),
    wrappingInputRule(/^[-*]\s$/, nodes.bulletList),
    wrappingInputRule(
      /^(\d{1,3})[.)]\s$/,
      nodes.orderedList,
      ([, number]) => ({ start: Number(number) === 1 ? null : String(Number(number)) }),
      ([, number], list) => Number(list.attrs.start ?? 1) + list.childCount === Number(number),
    ),
    new InputRule(new RegExp(`${factMarker.source}$`), ({ tr }, [, marker], from, to) =>
      tr.replaceWith(from, to, nodes.fact.create({ marker })),
    ),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
})
