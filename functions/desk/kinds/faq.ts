import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { id as idSchema } from '#shared/entities/text.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import { findItem } from '../../store/read.ts'
import { check, storedItem } from '../../store/write.ts'
import type { Complete } from './completion.ts'

/** An FAQ may be shown on a treatment page, which has to be published. */
export const completedFaq: Complete = async ({ store, content }) => {
  const { servicePageId, answer = '' } = content
  const page = z.safeParse(idSchema, servicePageId)
  const key = page.success ? keys.document('treatment', page.data) : undefined
  const isOnPage = servicePageId === undefined || (key && (await findItem(store, key)))
  const isTooLong = String(answer).length > apiLimits.answer
  return {
    content,
    writes: key ? [check(key, storedItem)] : [],
    issues: [
      ...(isOnPage ? [] : [{ path: ['servicePageId'], message: validationMessages.published }]),
      ...(isTooLong ? [{ path: ['answer'], message: validationMessages.maxLength(apiLimits.answer) }] : []),
    ],
  }
}
