import { apiLimits } from '#shared/apiLimits.ts'
import { Editing } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { longAgo, readable, type Salvaged, unchanged } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { expiring, newItem, put, remove } from '../write.ts'
import type { DocumentName } from './documentFacts.ts'

/** A damaged item is that of nobody, and the next person who types replaces it. */
export function editingOf(store: Store, item: Item | undefined): (Editing & Salvaged) | null {
  if (!item) return null
  const salvage = (stored: Item) => ({ username: '', tab: '', at: longAgo, stored })
  return readable(store, Editing, [item], salvage)[0] ?? null
}

export type Writer = Pick<Editing, 'username' | 'tab'>

const ended = (editing: Editing): number => Date.parse(editing.at) + apiLimits.presence.lifetime

/** The transaction fails if somebody else has taken the document since `before` was read. */
export const editingWrite = ({ kind, id }: DocumentName, before: Editing | null, editing: Editing): Write =>
  put(
    { ...withAsked(before, editing), ...expiring(ended(editing)), ...keys.editing(kind, id) },
    // Ignores the time, which each keystroke of the same writer changes.
    before ? unchanged(before, 'username', 'tab') : newItem,
  )

/** Who has asked for the document waits until its writer has handed it over. */
const withAsked = (before: Editing | null, editing: Editing): Editing =>
  before?.asked && before.username === editing.username && before.tab === editing.tab
    ? { asked: before.asked, ...editing }
    : editing

export const editingEnd = ({ kind, id }: DocumentName, before: Editing): Write =>
  remove(keys.editing(kind, id), unchanged(before, 'username', 'tab'))
