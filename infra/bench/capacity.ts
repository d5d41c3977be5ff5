import type { Store } from '../../functions/store/store.ts'

let counting: ((units: number) => void) | undefined
let listens = false

/** The read units that some reading consumed, as the table counted them. */
export async function capacityOf({ documents }: Store, read: () => Promise<void>): Promise<number> {
  listen(documents)
  let sum = 0
  counting = (units) => {
    sum += units
  }
  await read()
  counting = undefined
  return sum
}

/** Asks the table with each request what it cost. */
function listen(documents: Store['documents']): void {
  if (listens) return
  listens = true
  documents.middlewareStack.add(
    (next) => async (args) => {
      if (counting) Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      const answer = await next(args)
      // Each answer of the table carries it, as one object or, for a batch, as one for each table.
      const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: Consumed | Consumed[] }
      for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat()) counting?.(CapacityUnits)
      return answer
    },
    { step: 'initialize', name: 'countCapacity' },
  )
}

interface Consumed {
  CapacityUnits?: number
}
