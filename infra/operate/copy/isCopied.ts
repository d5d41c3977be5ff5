import { type Key, keys } from '#shared/keys.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import type { Item } from '../../../functions/store/store.ts'

export const keyOf = (item: Item): Key => ({
  [table.partitionKey]: String(item[table.partitionKey]),
  [table.sortKey]: String(item[table.sortKey]),
})

/** True if a copy contains the item: no login, no session, no link that opens a draft, and nothing of the moment. */
export function isCopied(item: Item): boolean {
  const key = (['previewLink', ...names] as const).find((name) =>
    rows[name].keys.some((one) => isLike(item, one)),
  )
  // What this release does not know may be a secret.
  return key !== undefined && rows[key].copied
}

const copied = (...all: readonly Key[]) => ({ copied: true, keys: all })
const left = (...all: readonly Key[]) => ({ copied: false, keys: all })

const times = documentKinds.map((kind) => keys.due({ at: '', kind, id: '' }))

/** Keys of each name, of which the partition up to its first `#` counts, and the sort key if it ends with `#`. */
const rows: Record<keyof typeof keys, { copied: boolean; keys: readonly Key[] }> = {
  document: copied(...documentKinds.map((kind) => keys.document(kind, ''))),
  attempts: left(keys.attempts('', '', '')),
  staffMember: copied(keys.staffMember('')),
  credentials: left(keys.credentials('')),
  passkey: left(keys.passkey('')),
  staffSeen: left(keys.staffSeen('')),
  // Their topics are of the stage.
  notices: left(keys.notices('')),
  clinician: left(keys.clinician()),
  session: left(keys.session('')),
  sessionUse: left(keys.sessionUse('')),
  usedChallenge: left(keys.usedChallenge('')),
  format: copied(keys.format()),
  renderLock: left(keys.renderLock()),
  pageFeedback: copied(keys.pageFeedback('')),
  auditRecord: copied(keys.auditRecord('', '')),
  draft: copied(keys.draft('*', '')),
  version: copied(keys.version('post', '', 1)),
  presence: left(keys.presence('post', '', '')),
  editing: left(keys.editing('post', '')),
  address: copied(keys.address('')),
  due: copied(...times),
  redirect: copied(keys.redirect('')),
  // Each is in the partition of its list.
  revision: copied(),
  media: copied(keys.media('')),
  deleted: copied(keys.deleted('post', '')),
  directoryDraft: copied(keys.directoryDraft('post', '')),
  binned: copied(keys.binned('*', '')),
  discussion: copied(keys.discussion('post', '')),
  comment: copied(keys.comment('post', '', '')),
  previewLink: left(keys.previewLink('post', '', '')),
  directoryRow: copied(keys.directoryRow('post', '')),
}
const names = Object.keys(rows) as (keyof typeof keys)[] // The object has these names.

function isLike(item: Item, key: Key): boolean {
  const sort = String(key[table.sortKey])
  const isOfSort = !sort.endsWith('#') || sort === '#' || String(item[table.sortKey]).startsWith(sort)
  return partitionOf(item) === partitionOf(key) && isOfSort
}

const partitionOf = (item: Item | Key) => String(item[table.partitionKey]).split('#')[0]
