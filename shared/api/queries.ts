import * as z from 'zod/mini'
import { id } from '../entities/text.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { limits } from '../limits.ts'

export const PostQuery = z.object({
  page: z._default(wholeNumber(limits.blogPageMax), 1),
  perPage: z._default(wholeNumber(limits.blogPageSizeMax), limits.blogPageSize),
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type PostQuery = z.infer<typeof PostQuery>

export const FaqQuery = z.object({ servicePageId: z.optional(id) })
export type FaqQuery = z.infer<typeof FaqQuery>

function wholeNumber(most: number) {
  const message = validationMessages.wholeNumber(most)
  return z.pipe(
    z.string().check(z.regex(/^[0-9]{1,15}$/, message)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int(message).check(z.minimum(1, message), z.maximum(most, message)),
    ),
  )
}
