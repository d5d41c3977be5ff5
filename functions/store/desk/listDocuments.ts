import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DocumentList } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { textOf } from '#shared/text/textOf.ts'
import type { Store } from '../store.ts'
import { compare } from './directory.ts'
import { documentContents } from './documentContents.ts'
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
  const inState = entries.filter(await stateTest(store, query.status, now, entries))
  const search = query.search?.trim() ?? ''
  const texts = search ? await textFinder(store, rows, drafts) : undefined
  const named = await namedBy(store, search, inState)
  const found = named.length > 0 ? named : foundBy(search, inState, texts, comparisons[query.sort])
  const start = (query.page - 1) * query.perPage
  const shown = found.slice(start, start + query.perPage)
  const contents = await documentContents(
    store,
    shown.map(({ summary }) => summary),
  )
  return {
    documents: shown.map(({ summary }) => {
      const { content = {}, isDamaged } = contents.get(nameOf(summary)) ?? {}
      const { about } = kinds[summary.kind]
      return {
        ...summary,
        isDamaged: summary.isDamaged ?? (isDamaged || undefined),
        about: about && (textOf(content[about]) || undefined),
        rating: typeof content.rating === 'number' ? content.rating : undefined,
        // A search for an address has no sentence to show.
        found: named.length > 0 ? undefined : texts?.placeIn(nameOf(summary), search),
      }
    }),
    total: found.length,
    totals: totalsOf(found.map(({ summary }) => summary)),
    pages: Math.ceil(found.length / query.perPage),
  }
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
