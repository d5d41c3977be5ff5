import type { Account } from '#shared/entities/account.ts'
import { keyedHash } from '../http/keyedHash.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'

export const accountOf = ({
  username,
  credentials: { userHandle, passkeys = [], secondFactor = false, recoveryCodes = [] },
}: StaffMember): Account => ({
  username,
  userHandle: userHandle ?? newUserHandle(username),
  passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === undefined ? null : new Date(lastUsedAt).toISOString(),
  })),
  secondFactor,
  recoveryCodes: recoveryCodes.length,
})

/** A pseudonym, because authenticators show the handle to anyone with the device. Stored with the first passkey. */
export const newUserHandle = (username: string): string => keyedHash('user handle', username)
