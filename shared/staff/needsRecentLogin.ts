import type { MemberAction } from '../entities/members.ts'

/** True if somebody gets or loses the way to log in. Any session may end a colleague's sessions. */
export const needsRecentLogin = (action: MemberAction): boolean => action !== 'signOut'
