import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { parseItem } from '../parseItem.ts'
import { findItem } from '../read.ts'
import type { Item, Store } from '../store.ts'
import { missingOrBelow, put } from '../write.ts'
import { transactAll } from '../writeChecked.ts'
import type { Conversion } from './conversion.ts'
import { conversions } from './conversions.ts'
import { FormatProblem } from './formatProblem.ts'

export const StoredFormat = z.object({
  number: z.number(),
  /** The lowest format that a release may have to use this table, and what to do instead for an older one. */
  leastReader: z.number(),
  instead: z.optional(z.string()),
})
type StoredFormat = z.infer<typeof StoredFormat>

/** The format of a table before the first conversion, which has no item. */
const unnumbered: StoredFormat = { number: 0, leastReader: 0 }

export interface TableFormat {
  table: number
  code: number
  applied: readonly Conversion[]
  toCome: readonly Conversion[]
  /** Why this release must not use the table. */
  refusal: string | undefined
}

/** For `npm run content -- formats`, the doctor and a deploy. Changes nothing. */
export const tableFormat = async (store: Store, all = conversions): Promise<TableFormat> =>
  formatIn(await findItem(store, keys.format()), all)

/** The format that an item records. */
export function formatIn(item: Item | undefined, all = conversions): TableFormat {
  const { number, leastReader, instead } = item ? parseItem(StoredFormat, item) : unnumbered
  return {
    table: number,
    code: all.length,
    applied: all.slice(0, number),
    toCome: all.slice(number),
    refusal:
      all.length < leastReader
        ? `The table has format ${number}, and this release reads formats up to ${all.length}. ${instead ?? 'Deploy the release that wrote the table.'}`
        : undefined,
  }
}

/**
 * Converts the table to the format of this release. A table that a newer release has converted is left as it is if this
 * release can read it.
 * @throws {FormatProblem} if this release must not use the table, or if something cannot be converted.
 */
export async function convertTable(store: Store, all = conversions): Promise<TableFormat> {
  const before = await tableFormat(store, all)
  if (before.refusal) throw new FormatProblem(before.refusal)
  if (before.table > before.code) return before
  for (const [index, conversion] of all.entries()) {
    await conversion.convert(store)
    const reached = formatOf(all.slice(0, index + 1))
    await transactAll(store, [
      put({ ...reached, ...keys.format() }, { number: missingOrBelow(reached.number) }),
    ])
  }
  return before
}

function formatOf(applied: readonly Conversion[]): StoredFormat {
  const leastReader = applied.findLastIndex(({ rollback }) => rollback !== 'safe') + 1
  const { rollback = 'safe' } = applied[leastReader - 1] ?? {}
  return {
    number: applied.length,
    leastReader,
    ...(rollback !== 'safe' && { instead: rollback.instead }),
  }
}
