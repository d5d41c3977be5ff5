import type { MemberAction } from '../entities/members.ts'

/** True if the action gives or takes a way to log in. To end a colleague's sessions, any session is enough. */
export const needsRecentLogin = (action: MemberAction): boolean => action !== 'signOut'
