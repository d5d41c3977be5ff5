import MiniSearch, { type SearchOptions } from 'minisearch'
import { keys } from '#shared/keys.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { getMany } from '../getMany.ts'
import type { Item, Store } from '../store.ts'
import { idOf } from '../storedItems.ts'
import type { DirectoryRow, KindRow } from './directory.ts'
import type { DirectoryDraft } from './directoryDrafts.ts'
import { textsIn } from './directoryRows.ts'
import type { DocumentName } from './documentFacts.ts'
import { StoredContent } from './storedContent.ts'

/** Documents whose texts are searched: the first of a kind. The others are found by title and address. */
const maxTexts = 1_000

/** Words of four letters may have one typing error, longer ones two. */
export const mistyped: SearchOptions = {
  fuzzy: (term) => term.length > 3 && (term.length > 5 ? 2 : 1),
}

export const nameOf = ({ kind, id }: DocumentName): string => `${kind}/${id}`

/** Finds the names of the documents that have all words of a search, or words that begin with them, the best first. */
export type TextFinder = (search: string, options?: SearchOptions) => readonly string[]

export async function textFinder(
  store: Store,
  rows: readonly KindRow[],
  drafts: readonly DirectoryDraft[],
): Promise<TextFinder> {
  const indexes = await Promise.all([
    ...Array.from(
      Map.groupBy(rows, ({ kind }) => kind),
      ([kind, ofKind]) => publishedIndex(store, kind, ofKind),
    ),
    draftIndex(store, drafts),
  ])
  return (search, options) => {
    const found = indexes.flatMap((index) => index.search(search, options))
    return found.sort((one, other) => other.score - one.score).map(({ id }) => String(id))
  }
}

/** The texts of a kind are megabytes: they are read again only after one of its documents has changed. */
const indexes = new WeakMap<Store, Map<DocumentKind, { state: string; index: MiniSearch }>>()

async function publishedIndex(
  store: Store,
  kind: DocumentKind,
  rows: readonly DirectoryRow[],
): Promise<MiniSearch> {
  const known = indexes.get(store) ?? new Map<DocumentKind, { state: string; index: MiniSearch }>()
  indexes.set(store, known)
  const state = rows.map(({ id, revision, updatedAt }) => `${id} ${revision} ${updatedAt}`).join('\n')
  const current = known.get(kind)
  if (current?.state === state) return current.index
  const fields = Object.keys(kinds[kind].content.shape)
  const items = await getMany(
    store,
    rows.slice(0, maxTexts).map(({ id }) => keys.document(kind, id)),
  )
  const index = indexOf(items, (item) => [nameOf({ kind, id: idOf(item) }), fields.map((name) => item[name])])
  known.set(kind, { state, index })
  return index
}

async function draftIndex(store: Store, drafts: readonly DirectoryDraft[]): Promise<MiniSearch> {
  const items = await getMany(
    store,
    drafts.slice(0, maxTexts).map(({ kind, id }) => keys.draft(kind, id)),
  )
  return indexOf(items, ({ kind, id, content }) => [`${kind}/${id}`, StoredContent.safeParse(content).data])
}

function indexOf(items: readonly Item[], textOf: (item: Item) => [name: string, content: unknown]) {
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { combineWith: 'AND', prefix: true },
  })
  for (const [id, content] of items.map(textOf))
    index.add({ id, text: [...textsIn(content)].join(' ').replace(/<[^>]*>/g, ' ') })
  return index
}
