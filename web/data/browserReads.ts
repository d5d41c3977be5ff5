import type { ReadDependencies } from './queryClient.ts'
import { readOverNetwork } from './read.ts'

export const browserReads: ReadDependencies = {
  readUrl: readOverNetwork,
  loadSanitizer: async () => (await import('./loadSanitizer.ts')).loadSanitizer(),
}
