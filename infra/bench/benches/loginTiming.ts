import type * as loginTimes from '../isolated/loginTimes.ts'
import type { Bench } from '../support/benchContext.ts'
import { median } from '../support/median.ts'
import { inOwnProcess } from '../support/ownProcess.ts'
import { ms } from '../support/row.ts'

/** Above the noise of a busy machine; a response without hashing would be a hundred times as quick. */
const timesAtMost = 1.25

/** Whether the time of a refused login reveals which usernames exist. */
export const loginTiming: Bench = async ({ runs = 3, log }) => {
  const pairs = runs * 15
  log(`${pairs} logins with a known username and a wrong password, and ${pairs} with an unknown one`)
  const times = await inOwnProcess<typeof loginTimes>(import.meta.resolve('../isolated/loginTimes.ts'), [
    pairs,
  ])
  const { known, unknown } = times
  return [
    ms('refused login, known username', known, { timesAtMost, comparedWith: ['unknown', median(unknown)] }),
    ms('refused login, unknown username', unknown, { timesAtMost, comparedWith: ['known', median(known)] }),
  ]
}
