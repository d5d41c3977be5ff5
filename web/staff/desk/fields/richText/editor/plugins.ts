import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import { Plugin } from 'prosemirror-state'
import type { Finding } from '#shared/checks/checkContent.ts'
import {
  addRow,
  bold,
  bulletList,
  deleteRow,
  heading,
  indent,
  italic,
  lineBreak,
  lineBreakInCell,
  orderedList,
  outdent,
  quote,
} from './commands.ts'
import { findingMarks } from './findingMarks.ts'
import { schema } from './schema.ts'

const { nodes } = schema

/** What the keys do that belong to the screen around the editor. */
export interface ScreenKeys {
  undo: () => void
  redo: () => void
  openLink: () => void
  openShortcuts: () => void
  focusToolbar: () => void
}

export const pluginsOf = (
  keys: ScreenKeys,
  findingClasses: Record<Finding['level'], string | undefined>,
): Plugin[] => [
  typedMarkup,
  roomBelowTable,
  keymap({
    'Mod-z': done(keys.undo),
    'Mod-y': done(keys.redo),
    'Shift-Mod-z': done(keys.redo),
    'Mod-k': done(keys.openLink),
    'Mod-/': done(keys.openShortcuts),
    'Alt-F10': done(keys.focusToolbar),
    'Mod-b': bold,
    'Mod-i': italic,
    'Mod-Alt-2': heading(2),
    'Mod-Alt-3': heading(3),
    'Mod-Shift-8': bulletList,
    'Mod-Shift-7': orderedList,
    'Mod-Shift-9': quote,
    'Mod-]': indent,
    'Mod-[': outdent,
    'Shift-Enter': lineBreak,
    'Mod-Enter': addRow,
    'Mod-Shift-Backspace': deleteRow,
    Enter: chainCommands(lineBreakInCell, splitListItem(nodes.listItem)),
  }),
  keymap(baseKeymap),
  findingMarks(findingClasses),
]

const done = (action: () => void) => () => {
  action()
  return true
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
