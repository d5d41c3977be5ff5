import { seed } from '#shared/content/seed.ts'
import { seededContent } from '../../functions/store/seed.ts'

/** The content of a new site as the store exports it. */
export const seedContent = seededContent(seed)
