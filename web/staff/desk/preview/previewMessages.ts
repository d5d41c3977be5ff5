import type { PreviewDraft } from './PreviewDraft.ts'

/** From the editor to its frame. */
export type EditorMessage =
  | { type: 'draft'; draft: PreviewDraft; path: string }
  /** The words and the image of the field in use. */
  | { type: 'mark'; target: PreviewTarget }

/** From the frame to its editor. */
export type FrameMessage = { type: 'ready' } | { type: 'chosen'; target: PreviewTarget }

export interface PreviewTarget {
  /** One for each paragraph, heading or list entry. */
  texts: readonly string[]
  image?: string
}

/** Both sides compare words in this form, since spaces in HTML vary. */
export const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim()
