import { Review } from '#shared/entities/review.ts'
import { keys, partitions } from '#shared/keys.ts'
import { inOrder } from './ordered.ts'
import { getOne, listItems } from './read.ts'
import type { Store } from './store.ts'

/** In the clinic's order. */
export async function reviews(store: Store): Promise<Review[]> {
  return inOrder(await listItems(store, partitions.reviews)).map((item) => Review.parse(item))
}

export const findReview = (store: Store, id: string): Promise<Review | null> =>
  getOne(store, Review, keys.review(id))
