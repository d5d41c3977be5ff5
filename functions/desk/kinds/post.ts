import { excerptOf } from '#shared/html/excerpt.ts'
import type { Complete } from './completion.ts'

export const completedPost: Complete = async (_store, _document, content, { at }) => ({
  content: { createdAt: at, excerpt: excerptOf(String(content.content ?? '')), ...content },
  issues: [],
})
