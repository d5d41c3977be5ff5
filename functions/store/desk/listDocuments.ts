import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DocumentList } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { getMany } from '../getMany.ts'
import { nameOf as itemName } from '../snapshot.ts'
import type { Store } from '../store.ts'
import { compare } from './directory.ts'
import { type DocumentName, readContent } from './documentFacts.ts'
import { draftOf } from './drafts.ts'
import { type Entry, readEntries, totalsOf } from './entries.ts'
import { foundBy, namedBy } from './entrySearch.ts'
import { stateTest } from './entryStates.ts'
import { nameOf, textFinder } from './textSearch.ts'

/** A page of the documents of some or all kinds, as a member sees them. `now` is in milliseconds since 1970. */
export async function listDocuments(
  store: Store,
  query: DocumentQuery & { member?: string },
  now: number,
): Promise<DocumentList> {
  const { rows, drafts, entries } = await readEntries(store, query.member, query.kind)
  const inState = entries.filter(await stateTest(store, query.status, now))
  const search = query.search?.trim() ?? ''
  const texts = search ? await textFinder(store, rows, drafts) : undefined
  const named = await namedBy(store, search, inState)
  const found = named.length > 0 ? named : foundBy(search, inState, texts, comparisons[query.sort])
  const start = (query.page - 1) * query.perPage
  const shown = found.slice(start, start + query.perPage)
  const damaged = await damagedDocuments(
    store,
    shown.map(({ summary }) => summary),
  )
  return {
    documents: shown.map(({ summary }) => ({
      ...summary,
      isDamaged: summary.isDamaged ?? (damaged.has(nameOf(summary)) || undefined),
      // A search for an address has no sentence to show.
      found: named.length > 0 ? undefined : texts?.placeIn(nameOf(summary), search),
    })),
    total: found.length,
    totals: totalsOf(found.map(({ summary }) => summary)),
    pages: Math.ceil(found.length / query.perPage),
  }
}

/** The names of the documents whose published content or draft cannot be read completely. */
async function damagedDocuments(store: Store, names: readonly DocumentName[]): Promise<Set<string>> {
  const keysOf = ({ kind, id }: DocumentName) => [keys.document(kind, id), keys.draft(kind, id)] as const
  const items = new Map((await getMany(store, names.flatMap(keysOf))).map((item) => [itemName(item), item]))
  const isDamaged = (name: DocumentName) => {
    const [published, draft] = keysOf(name).map((key) => items.get(itemName(key)))
    return (
      draftOf(store, name, draft)?.damaged !== undefined ||
      (published !== undefined && readContent(name.kind, published).damaged !== undefined)
    )
  }
  return new Set(names.filter(isDamaged).map(nameOf))
}

const byTitle = (one: Entry, other: Entry) => compare(one.title, other.title)
const byTime = (one: Entry, other: Entry) =>
  compare(one.summary.updatedAt ?? '', other.summary.updatedAt ?? '') ||
  compare(one.summary.id, other.summary.id)

const comparisons: Record<DocumentQuery['sort'], (one: Entry, other: Entry) => number> = {
  title: byTitle,
  '-title': (one, other) => byTitle(other, one),
  updatedAt: byTime,
  '-updatedAt': (one, other) => byTime(other, one),
  order: (one, other) => one.order - other.order || byTitle(one, other),
}
