import path from 'node:path'
import { buildSite } from '../../build.ts'
import { startSystem } from '../../local/localSystem.ts'
import { synthesize } from '../../local/synthesize.ts'
import { freePort } from '../freePort.ts'

// Forked by `site.ts`, so that the load and the browser of a bench do not share a thread with what they measure.
const [folder = '', chosen] = process.argv.slice(2)
const built = await buildSite()
const assembly = path.join(folder, 'cdk.out')
// The pages name their own address, so the port is chosen before they are drawn.
const port = chosen ? Number(chosen) : await freePort()
await synthesize(built, { outdir: assembly, address: `http://localhost:${port}` })
const started = performance.now()
const system = await startSystem({ port, dataFolder: path.join(folder, 'data'), assembly })
const { address, problems, endpoints, tableName } = system
process.send?.({ address, problems, endpoints, tableName, boot: performance.now() - started })
process.on('message', () => process.send?.({ invocations: system.invocations() }))
process.once('disconnect', async () => {
  await system.stop()
  process.exit(0)
})
