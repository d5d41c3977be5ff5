/** The draft cannot be read. In a file of its own, since every function answers it and few read drafts. */
export class DamagedDraft extends Error {
  override name = 'DamagedDraft'
}
