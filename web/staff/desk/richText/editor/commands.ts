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
