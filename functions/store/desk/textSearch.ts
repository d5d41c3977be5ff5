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
const known = new WeakMap<readonly DirectoryRow[], MiniSearch>()

async function publishedIndex(store: Store, kind: DocumentKind): Promise<MiniSearch> {
  const rows = await publishedRows(store, kind)
  const index = known.get(rows) ?? newIndex()
  if (known.has(rows)) return index
  const fields = Object.keys(kinds[kind].content.shape)
  const listed = rows.slice(0, maxTexts).map(({ id }) => keys.document(kind, id))
  const items = await getMany(store, listed)
  index.addAll(
    items.map((item) => ({
      id: nameOf({ kind, id: idOf(item) }),
      text: textOf(fields.map((name) => item[name])),
    })),
  )
  known.set(rows, index)
  return index
}

async function draftIndex(store: Store, drafts: readonly DirectoryDraft[]): Promise<MiniSearch> {
  const index = newIndex()
  const items = await getMany(
    store,
    drafts.slice(0, maxTexts).map(({ kind, id }) => keys.draft(kind, id)),
  )
  index.addAll(
    items.map(({ kind, id, content }: Item) => ({
      id: `${kind}/${id}`,
      text: textOf(StoredContent.safeParse(content).data),
    })),
  )
  return index
}

const newIndex = () =>
  new MiniSearch({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { combineWith: 'AND', prefix: true },
  })

const textOf = (content: unknown) => [...textsIn(content)].join(' ').replace(/<[^>]*>/g, ' ')
