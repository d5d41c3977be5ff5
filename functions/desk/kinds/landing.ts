import type { Complete } from './completion.ts'

export const completedLanding: Complete = async (_store, { id }, content) => ({
  content: { ...content, slug: id, category: id, parentId: null },
  issues: [],
})
