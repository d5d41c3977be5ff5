import { writeSync } from 'node:fs'
import { functionPool } from '../lambda/functionPool.ts'

// Run as a process: invokes a function, prints the result, and keeps the function warm until it is killed.
const [file = ''] = process.argv.slice(2)
const pool = functionPool('arn', {
  name: 'Warm',
  file,
  environment: {},
  timeout: 60_000,
  memory: 128,
  log: () => undefined,
})
const result = await pool.invoke({})
writeSync(1, `${JSON.stringify(result)}\n`)
setInterval(() => undefined, 1_000)
