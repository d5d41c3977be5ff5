import { baseKeymap } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import type { Plugin } from 'prosemirror-state'
import type { Finding } from '#shared/checks/checkContent.ts'
import { bold, bulletList, heading, indent, italic, orderedList, outdent, quote } from './commands.ts'
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
    Enter: splitListItem(nodes.listItem),
  }),
  keymap(baseKeymap),
  findingMarks(findingClasses),
]

const done = (action: () => void) => () => {
  action()
  return true
}

const typedMarkup = inputRules({
  rules: [
    textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, hashes = '']) => ({ level: hashes.length })),
    wrappingInputRule(/^[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^1[.)]\s$/, nodes.orderedList),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
})
