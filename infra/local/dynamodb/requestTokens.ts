import type { BatchOperation, Store } from 'dynalite/db/index.js'
import * as z from 'zod/mini'

export type RequestTokens = Awaited<ReturnType<typeof openRequestTokens>>

/** Milliseconds for which DynamoDB recognizes a request by its token. */
const memory = 10 * 60_000

const Remembered = z.object({ content: z.string(), at: z.number() })

const keyOf = (token: string) => `token~${token}`

/** The tokens of successful requests. A token is stored in one batch with the writes, so that no crash loses it. */
export async function openRequestTokens({ db }: Store, now: () => number) {
  const isExpired = (value: unknown) => now() - Remembered.parse(value).at >= memory
  for await (const [key, value] of db.iterator({ gte: keyOf(''), lt: keyOf('\xFF') }))
    if (isExpired(value)) await db.batch([{ type: 'del', key }])
  return {
    async find(token: string): Promise<string | undefined> {
      const value = await db.get(keyOf(token))
      return value === undefined || isExpired(value) ? undefined : Remembered.parse(value).content
    },
    remember: (token: string, content: string): BatchOperation => ({
      type: 'put',
      key: keyOf(token),
      value: { content, at: now() },
    }),
  }
}
