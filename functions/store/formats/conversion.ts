import type { Store } from '../store.ts'

/** A change of what the table stores. Its position in `conversions.ts` is the number of the format that it makes. */
export interface Conversion {
  /** What changes, for operators. */
  title: string
  /** `safe` if the release before reads and writes the converted table. Otherwise what to do instead of a rollback. */
  rollback: 'safe' | { instead: string }
  /**
   * Idempotent, and can be stopped at any write. It runs at every deploy, because the release before may have written
   * since. It adds before it removes, and never scans the table.
   */
  convert(store: Store): Promise<void>
}
