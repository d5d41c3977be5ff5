import { writeSync } from 'node:fs'
import { functionPool } from '../lambda/functionPool.ts'

/** A process that keeps a function warm until it is killed, and says what the function first answered. */
const [file = ''] = process.argv.slice(2)
const pool = functionPool('arn', {
  name: 'Held',
  file,
  environment: {},
  timeout: 10_000,
  memory: 128,
  log: () => undefined,
})
const outcome = await pool.invoke({})
writeSync(1, `${JSON.stringify(outcome)}\n`)
setInterval(() => undefined, 1_000)
