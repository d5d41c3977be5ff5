import { Review } from '#shared/entities/review.ts'
import { keys } from '#shared/keys.ts'
import { listPublished } from './published.ts'
import { getOne } from './read.ts'
import type { Store } from './store.ts'

export async function reviews(store: Store): Promise<Review[]> {
  return (await listPublished(store, 'review', Review)).documents
}

export const findReview = (store: Store, id: string): Promise<Review | null> =>
  getOne(store, Review, keys.document('review', id))
