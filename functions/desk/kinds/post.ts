import { validationMessages } from '#shared/entities/validationMessages.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import type { Complete } from './completion.ts'

const year = 365 * 24 * 60 * 60 * 1_000

/** A post of a later year would be the first of all lists until then. */
export const completedPost: Complete = async (_store, _document, content, { at }) => ({
  content: { createdAt: at, excerpt: excerptOf(String(content.content ?? '')), ...content },
  issues:
    Date.parse(String(content.createdAt)) > Date.parse(at) + year
      ? [{ path: ['createdAt'], message: validationMessages.farAhead }]
      : [],
})
