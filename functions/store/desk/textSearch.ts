import MiniSearch, { type SearchOptions } from 'minisearch'
import { parseHtml } from '#shared/checks/parseHtml.ts'
import { type TextLeaf, textLeaves } from '#shared/documents/textLeaves.ts'
import type { FoundPlace } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { once } from '#shared/once.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { getMany } from '../getMany.ts'
import type { Item, Store } from '../store.ts'
import { idOf } from '../storedItems.ts'
import type { KindRow } from './directory.ts'
import type { DirectoryDraft } from './directoryDrafts.ts'
import type { DirectoryRow } from './directoryRows.ts'
import { textsIn } from './directoryRows.ts'
import type { DocumentName } from './documentFacts.ts'
import { StoredContent } from './storedContent.ts'

/** The largest number of a kind's documents whose texts are searched. Others are found only by title and address. */
const maxTexts = 1_000

/** Words of four letters may have one typing error, longer ones two. */
export const mistyped: SearchOptions = {
  fuzzy: (term) => term.length > 3 && (term.length > 5 ? 2 : 1),
}

export const nameOf = ({ kind, id }: DocumentName): string => `${kind}/${id}`

export interface TextFinder {
  /** The names of the documents with all words of a search, or longer words that begin with them, the best first. */
  find(search: string, options?: SearchOptions): readonly string[]
  /** The sentence of a document with the exact search, or otherwise with most of its words. */
  placeIn(name: string, search: string): FoundPlace | undefined
}

interface TextIndex {
  index: MiniSearch
  /** The indexed texts, by the name of their document. */
  contents: ReadonlyMap<string, unknown>
}

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
  return {
    find(search, options) {
      const found = indexes.flatMap(({ index }) => index.search(search, options))
      return found.sort((one, other) => other.score - one.score).map(({ id }) => String(id))
    },
    placeIn(name, search) {
      // Prefers the draft, whose index is the last, because the editor shows the text of the draft.
      const content = indexes.findLast(({ contents }) => contents.has(name))?.contents.get(name)
      return placeOf(textLeaves(content), search)
    },
  }
}

const sentences = once(() => new Intl.Segmenter('en', { granularity: 'sentence' }))

function placeOf(leaves: readonly TextLeaf[], search: string): FoundPlace | undefined {
  const phrase = foldedText(search)
  const words = [...new Set(wordsOf(search))]
  let best: (FoundPlace & { score: number }) | undefined
  for (const { path, value } of leaves) {
    for (const line of parseHtml(value).text.split('\n')) {
      const folded = foldedText(line)
      if (!words.some((word) => folded.includes(word))) continue
      for (const { segment } of sentences().segment(line)) {
        const segmentWords = wordsOf(segment)
        const found = words.filter((word) => segmentWords.some((other) => other.startsWith(word))).length
        const score = found + (folded.includes(phrase) ? words.length : 0)
        if (found > 0 && score > (best?.score ?? 0))
          best = { path: [...path], sentence: segment.trim(), score }
      }
    }
  }
  return best && { path: best.path, sentence: best.sentence }
}

/** Caches each kind's index until a document of the kind changes, because the texts of a kind are megabytes. */
const indexes = new WeakMap<Store, Map<DocumentKind, TextIndex & { state: string }>>()

async function publishedIndex(
  store: Store,
  kind: DocumentKind,
  rows: readonly DirectoryRow[],
): Promise<TextIndex> {
  const known = indexes.get(store) ?? new Map<DocumentKind, TextIndex & { state: string }>()
  indexes.set(store, known)
  const state = rows.map(({ id, revision, updatedAt }) => `${id} ${revision} ${updatedAt}`).join('\n')
  const current = known.get(kind)
  if (current?.state === state) return current
  const fields = Object.keys(kinds[kind].content.shape)
  const items = await getMany(
    store,
    rows.slice(0, maxTexts).map(({ id }) => keys.document(kind, id)),
  )
  const index = indexOf(items, (item) => [
    nameOf({ kind, id: idOf(item) }),
    Object.fromEntries(fields.map((name) => [name, item[name]])),
  ])
  known.set(kind, { state, ...index })
  return index
}

async function draftIndex(store: Store, drafts: readonly DirectoryDraft[]): Promise<TextIndex> {
  const items = await getMany(
    store,
    drafts.slice(0, maxTexts).map(({ kind, id }) => keys.draft(kind, id)),
  )
  return indexOf(items, ({ kind, id, content }) => [`${kind}/${id}`, StoredContent.safeParse(content).data])
}

function indexOf(
  items: readonly Item[],
  contentOf: (item: Item) => [name: string, content: unknown],
): TextIndex {
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { combineWith: 'AND', prefix: true },
  })
  const contents = new Map(items.map(contentOf))
  for (const [id, content] of contents)
    index.add({ id, text: [...textsIn(content)].join(' ').replace(/<[^>]*>/g, ' ') })
  return { index, contents }
}
