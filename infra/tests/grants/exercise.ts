import type { GrantContext } from './grantContext.ts'

/** Makes a function use every grant that it has, and throws if anything fails. */
export type Exercise = (context: GrantContext) => Promise<void>
