import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'

/** Lengths are bounded so that a huge password costs no hashing. */
const password = z.string().check(z.minLength(1), z.maxLength(apiLimits.password.maxLength))

export const PasswordChange = z.strictObject({ current: password, new: password })
export type PasswordChange = z.infer<typeof PasswordChange>
