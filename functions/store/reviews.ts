import { Review } from '#shared/entities/review.ts'
import { keys, partitions } from '#shared/keys.ts'
import { inOrder } from './ordered.ts'
import { getOne, listItems } from './read.ts'

/** All reviews, in the clinic's order. */
export async function reviews(): Promise<Review[]> {
  return inOrder(await listItems(partitions.reviews)).map((item) => Review.parse(item))
}

/** One review. */
export const findReview = (id: string): Promise<Review | null> => getOne(Review, keys.review(id))
