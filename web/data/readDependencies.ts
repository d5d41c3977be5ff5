import type { ReadUrl } from './read.ts'

export type SanitizeHtml = (html: string) => string

export interface ReadDependencies {
  readUrl: ReadUrl
  /** Gives the earlier result for an address, if many pages are rendered from the same ones. */
  memoize?: (url: string, read: () => Promise<unknown>) => Promise<unknown>
  loadSanitizer: () => Promise<SanitizeHtml>
}
