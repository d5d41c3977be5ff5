import type { Readable } from 'node:stream'
import { environmentStore } from '../store/environmentStore.ts'

const writes = /^(Put|Update|Delete|TransactWrite)/

/**
 * The first response to each write of the table is lost after the table has carried it out, as on a broken connection,
 * and the SDK sends the write again. Returns what ends it, which returns the number of lost responses.
 */
export function loseResponses(store = environmentStore()): () => number {
  const { middlewareStack } = store.documents
  let lost = 0
  const name = 'loseResponses'
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const result = await next(args)
        // The SDK's own request, whose headers say which attempt it is.
        const { headers } = args.request as { headers: Record<string, string> }
        if (!writes.test(commandName) || !headers['amz-sdk-request']?.startsWith('attempt=1')) return result
        lost += 1
        // A broken connection frees its socket; a response that nobody reads would keep it.
        ;(result.response as { body?: Partial<Readable> }).body?.destroy?.()
        throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
      },
    { step: 'deserialize', name },
  )
  return () => {
    middlewareStack.remove(name)
    return lost
  }
}
