import type { MemberAction } from '../entities/members.ts'

/** Whether somebody can log in afterwards who could not before. */
export const givesAccess = (action: MemberAction): boolean => action === 'reset' || action === 'enable'
