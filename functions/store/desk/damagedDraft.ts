/** The draft cannot be parsed. A separate file, because all functions handle the error and few need `drafts.ts`. */
export class DamagedDraft extends Error {
  override name = 'DamagedDraft'
}
