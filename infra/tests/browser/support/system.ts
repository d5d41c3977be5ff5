import { copyDeployment, startSiteOf } from '../../../testing/deployedSite.ts'

// A process that `startSystem.ts` starts. It prints its address and stops when its input closes, so that it cannot
// outlive the tests.
const [folder = ''] = process.argv.slice(2)
const system = await startSiteOf(await copyDeployment(folder))
for (const problem of system.problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${system.address}\n`)
process.stdin.resume().once('end', async () => {
  await system.stop()
  process.exit(0)
})
