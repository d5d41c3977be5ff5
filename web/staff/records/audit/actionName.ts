import { staffMessages } from '../../staffMessages.ts'

const names: Readonly<Record<string, string>> = staffMessages.audit.actions

/** Those that have no name of their own say what was done: `closed`. */
export const actionName = (action: string): string =>
  names[action] ?? action.charAt(0).toUpperCase() + action.slice(1)
