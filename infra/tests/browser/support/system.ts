import { startLocal } from '../../../local/startLocal.ts'

// Run by `startSystem.ts` as a process of its own. It says its address, and stops when its input closes,
// so it cannot outlive the tests.
const [folder = ''] = process.argv.slice(2)
const system = await startLocal({ port: 0, folder })
for (const problem of system.problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${system.address}\n`)
process.stdin.resume().once('end', async () => {
  await system.stop()
  process.exit(0)
})
