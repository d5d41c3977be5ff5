/** Hundreds of passwords are hashed and checked, a third of a second of work each. */
import { vi } from 'vitest'
import type * as costs from '../staff/passwordCost.ts'

vi.mock('../staff/passwordCost.ts', (): typeof costs => ({ passwordCost: { N: 2, r: 1, p: 1 } }))
