import * as z from 'zod/mini'
import { pathBelowHome } from './text.ts'

/** A vote on a page. There is no text field, because nobody should write about their health here. */
export const PageFeedback = z.strictObject({ page: pathBelowHome, helpful: z.enum(['yes', 'no']) })
export type PageFeedback = z.infer<typeof PageFeedback>

export const PageFeedbackCount = z.object({ page: z.string(), yes: z.number(), no: z.number() })
export type PageFeedbackCount = z.infer<typeof PageFeedbackCount>
