/** The draft cannot be read. A file of its own: every function handles this, and few read drafts. */
export class DamagedDraft extends Error {
  override name = 'DamagedDraft'
}
