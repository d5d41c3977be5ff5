import { attackScenario } from './attacks/attacks.ts'
import { callRequestScenario } from './callRequests/soakCallRequests.ts'
import { crashScenario } from './crash/crash.ts'
import { damageScenario } from './damage/damage.ts'
import { faultScenario } from './faults/faults.ts'
import { hostileScenario } from './hostile/hostile.ts'
import { loadScenario } from './load/load.ts'
import type { Scenario } from './scenario.ts'

/** In the order in which they run. */
export const scenarios: readonly Scenario[] = [
  loadScenario,
  faultScenario,
  crashScenario,
  damageScenario,
  attackScenario,
  callRequestScenario,
  hostileScenario,
]
