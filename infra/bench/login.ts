import type { Bench } from './benchContext.ts'
import type * as loginTimes from './loginTimes.ts'
import { median } from './median.ts'
import { inOwnProcess } from './ownProcess.ts'
import { ms } from './row.ts'

/** Above the noise of a busy machine; a response without hashing would be a hundred times as quick. */
const timesAtMost = 1.25

/** Whether the time of a refused login reveals which usernames exist. */
export const login: Bench = async ({ runs = 3, log }) => {
  const pairs = runs * 15
  log(`${pairs} logins with a known username and a wrong password, and ${pairs} with an unknown one`)
  const times = await inOwnProcess<typeof loginTimes>(import.meta.resolve('./loginTimes.ts'), [pairs])
  const { known, unknown } = times
  return [
    ms('refused login, known username', known, { timesAtMost, beside: ['unknown', median(unknown)] }),
    ms('refused login, unknown username', unknown, { timesAtMost, beside: ['known', median(known)] }),
  ]
}
