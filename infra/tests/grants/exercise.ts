import type { GrantContext } from './grantContext.ts'

/** Makes a function do all that it ever does, and throws where any of it does not go as it should. */
export type Exercise = (place: GrantContext) => Promise<void>
