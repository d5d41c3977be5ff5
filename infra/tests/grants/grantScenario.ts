import type { GrantContext } from './grantContext.ts'

/** Makes a function use every grant that it has; rejects if anything fails. */
export type GrantScenario = (context: GrantContext) => Promise<void>
