import * as z from 'zod/mini'
import { validationMessages } from './validationMessages.ts'

/** In lower case and without a query, as the site's own addresses are. */
const pagePath = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]+$/, validationMessages.pagePath))

/** Whether a page was helpful. There is no text: nobody should write their story here. */
export const PageFeedback = z.strictObject({ page: pagePath, helpful: z.enum(['yes', 'no']) })
export type PageFeedback = z.infer<typeof PageFeedback>

/** What visitors said of a page, counted. */
export const PageFeedbackCount = z.object({ page: z.string(), yes: z.number(), no: z.number() })
export type PageFeedbackCount = z.infer<typeof PageFeedbackCount>
