import { startLocal } from '../../../local/startLocal.ts'

// A process that `startSystem.ts` starts. It prints its address and stops when its input closes, so that it cannot
// outlive the tests.
const [folder = ''] = process.argv.slice(2)
const system = await startLocal({ port: 0, folder })
for (const problem of system.problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${system.address}\n`)
process.stdin.resume().once('end', async () => {
  await system.stop()
  process.exit(0)
})
