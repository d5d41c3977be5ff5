import type { PreviewDraft } from '../../kinds/fieldTypes.ts'

export interface EditorMessage {
  draft: PreviewDraft
  path: string
  target: PreviewTarget
}

export type FrameMessage = { type: 'ready' } | { type: 'chosen'; target: PreviewTarget }

export interface PreviewTarget {
  /** One for each paragraph, heading or list entry. */
  texts: readonly string[]
  image?: string
}

/** Both sides compare words in this form, since spaces in HTML vary. */
export const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim()
