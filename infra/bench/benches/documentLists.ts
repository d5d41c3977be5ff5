import type { DocumentQuery } from '#shared/api/queries.ts'
import { seed } from '#shared/content/seed.ts'
import { writeDirectory } from '../../../functions/store/desk/directory.ts'
import { directoryRow } from '../../../functions/store/desk/directoryRows.ts'
import { listDocuments } from '../../../functions/store/desk/listDocuments.ts'
import { postItem } from '../../../functions/store/items.ts'
import type { Store } from '../../../functions/store/store.ts'
import { startDynalite } from '../../../functions/testing/engines.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { median } from '../support/median.ts'
import { ms, type Row } from '../support/row.ts'

const amounts = [30, 10_000]
const lists = {
  'newest first': { sort: '-updatedAt' },
  'by title': { sort: 'title' },
  searched: { sort: '-updatedAt', search: 'holidays' },
} as const

/** How long a list of the staff area takes with few posts and with many. */
export const documentLists: Bench = async ({ runs = 31, log }) => {
  const rows: Row[] = []
  const least: Record<string, number> = {}
  for (const amount of amounts) {
    log(`${amount} documents`)
    const engine = await startDynalite()
    const store = await createTable(engine)
    await writeDirectory(store, 'post', async () => postRows(amount))
    for (const [name, query] of Object.entries(lists)) {
      const read = () => readList(store, { kind: 'post', page: 1, ...query })
      await repeat(50, read)
      const times = await repeat(runs, read)
      const few = least[name]
      const bound = name === 'newest first' ? { timesAtMost: 1.5 } : {}
      rows.push(
        ms(
          `staff list of ${amount.toLocaleString('en-US')} posts, ${name}`,
          times,
          few === undefined ? {} : { ...bound, comparedWith: [`${amounts[0]} posts`, few] },
        ),
      )
      least[name] ??= median(times)
    }
    await engine.stop()
  }
  return rows
}

const postRows = (amount: number) =>
  Array.from({ length: amount }, (_, index) => {
    const model = seed.posts[index % seed.posts.length]
    if (!model) throw new Error('The seed has no posts')
    const createdAt = new Date(Date.UTC(2020, 0, 1, index)).toISOString()
    const post = { ...model, id: `bench-${index}`, slug: `bench-${index}-${model.slug}`, createdAt }
    return directoryRow({ kind: 'post', id: post.id }, postItem(post))
  })

async function readList(store: Store, query: DocumentQuery): Promise<number> {
  const began = performance.now()
  const { documents } = await listDocuments(store, query, began)
  if (documents.length === 0) throw new Error('The list is empty')
  return performance.now() - began
}
