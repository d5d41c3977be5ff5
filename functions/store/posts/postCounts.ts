import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { getOne } from '../read.ts'
import type { Store } from '../store.ts'

/** The number of all posts, or of those in a category. Stored, since counting reads every key. */
export async function postCount(store: Store, category?: string): Promise<PostCount> {
  return (await getOne(store, PostCount, keys.postCount(category))) ?? { total: 0, starts: [] }
}

type PostCount = z.infer<typeof PostCount>
const PostCount = z.object({
  total: z.number().check(z.int(), z.minimum(0)),
  starts: z._default(z.array(z.string()), []),
})
