import MiniSearch, { type SearchOptions } from 'minisearch'
import { keys } from '#shared/keys.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { getMany } from '../getMany.ts'
import type { Item, Store } from '../store.ts'
import { idOf } from '../storedItems.ts'
import { type DirectoryRow, publishedRows } from './directory.ts'
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
  searched: readonly DocumentKind[],
  drafts: readonly DirectoryDraft[],
): Promise<TextFinder> {
  const indexes = await Promise.all([
    ...searched.map((kind) => publishedIndex(store, kind)),
    draftIndex(store, drafts),
  ])
  return (search, options) => {
    const found = indexes.flatMap((index) => index.search(search, options))
    return found.sort((one, other) => other.score - one.score).map(({ id }) => String(id))
  }
}

/** The texts of published rows, which are read once for each reading of the rows. */
const indexes = new WeakMap<readonly DirectoryRow[], MiniSearch>()

async function publishedIndex(store: Store, kind: DocumentKind): Promise<MiniSearch> {
  const rows = await publishedRows(store, kind)
  const known = indexes.get(rows)
  if (known) return known
  const fields = Object.keys(kinds[kind].content.shape)
  const items = await getMany(
    store,
    rows.slice(0, maxTexts).map(({ id }) => keys.document(kind, id)),
  )
  const index = indexOf(items, (item) => [nameOf({ kind, id: idOf(item) }), fields.map((name) => item[name])])
  indexes.set(rows, index)
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
