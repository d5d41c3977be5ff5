import type { Conversion } from './conversion.ts'

/** Two new families of keys, of which an earlier table has no item. The release before reads neither. */
export const noticesAndTheClinician: Conversion = {
  title: 'addresses for notices, and the clinician who approves by link',
  rollback: 'safe',
  async convert() {},
}
