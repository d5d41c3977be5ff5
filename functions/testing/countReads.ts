import type { Store } from '../store/store.ts'

interface Reads {
  items: number
  units: number
}

interface Output {
  Item?: object
  Items?: object[]
  Count?: number
  Responses?: Record<string, object[]>
  /** One object, or for a batch one for each table. */
  ConsumedCapacity?: Consumed | Consumed[]
}

interface Consumed {
  CapacityUnits?: number
}

/** Counts the items that `read` gets from the table, and the read units that they cost. */
export async function countReads({ documents }: Store, read: () => Promise<unknown>): Promise<Reads> {
  const reads = { items: 0, units: 0 }
  documents.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      const result = await next(args)
      const { Item, Count = 0, Responses = {}, ConsumedCapacity } = result.output as Output
      reads.items += Count + (Item ? 1 : 0) + Object.values(Responses).flat().length
      for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat()) reads.units += CapacityUnits
      return result
    },
    { step: 'initialize', name: 'countReads' },
  )
  await read()
  documents.middlewareStack.remove('countReads')
  return reads
}
