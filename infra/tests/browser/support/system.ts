import { copyDeployment, startSiteOf } from '../../../testing/deployedSite.ts'
import { emptyTile } from './emptyTile.ts'

// A process that `startSystem.ts` starts. It prints its address and stops when its input closes, so that it cannot
// outlive the tests.

// Map tiles come from another website, to which tests send no request.
globalThis.fetch = () =>
  Promise.resolve(new Response(emptyTile, { headers: { 'content-type': 'image/png' } }))

const [folder = ''] = process.argv.slice(2)
const system = await startSiteOf(await copyDeployment(folder))
for (const problem of system.problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${system.address}\n`)
process.stdin.resume().once('end', async () => {
  await system.stop()
  process.exit(0)
})
