import type { MemberAction } from '../entities/members.ts'

/** Whether somebody gets or loses the way to log in. To end a colleague's sessions, any session is enough. */
export const needsRecentLogin = (action: MemberAction): boolean => action !== 'signOut'
