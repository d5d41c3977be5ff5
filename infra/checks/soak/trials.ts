import { crash } from './crash/crash.ts'
import { faults } from './faults/faults.ts'
import { grants } from './grants/grants.ts'
import { hostile } from './hostile/hostile.ts'
import { load } from './load/load.ts'
import type { Trial } from './trial.ts'

/** Every trial, in the order in which they run. */
export const trials: readonly Trial[] = [load, faults, crash, hostile, grants]
