import { setTimeout as wait } from 'node:timers/promises'
import { startSystem } from '../local/localSystem.ts'

// Forked by `siteInAProcess.ts`, so that a test can kill it and measure its memory.
const [assembly = '', dataFolder = ''] = process.argv.slice(2)
const system = await startSystem({ assembly, port: 0, dataFolder })
process.send?.({ address: system.address, problems: system.problems, tableName: system.tableName })
process.on('message', async () => {
  // Twice, because the second collection frees what the first one finalized.
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.()
    await wait(100)
  }
  process.send?.({ memory: process.memoryUsage() })
})
process.once('disconnect', async () => {
  await system.stop()
  process.exit(0)
})
