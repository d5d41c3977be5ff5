import { startSystem } from '../local/localSystem.ts'

// Forked by `siteInAProcess.ts`, so that it can be killed and shares neither memory nor a thread with its caller.
const [assembly = '', dataFolder = '', port = '0'] = process.argv.slice(2)
const system = await startSystem({ assembly, port: Number(port), dataFolder })
const { address, problems, tableName } = system
process.send?.({ address, problems, tableName })
process.once('disconnect', async () => {
  await system.stop()
  process.exit(0)
})
