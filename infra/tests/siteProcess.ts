import { setTimeout as wait } from 'node:timers/promises'
import { startSystem } from '../local/localSystem.ts'

// Forked by `siteInAProcess.ts`, so that it can be killed, and its memory is its own.
const [assembly = '', dataFolder = ''] = process.argv.slice(2)
const system = await startSystem({ assembly, port: 0, dataFolder })
process.send?.({ address: system.address, problems: system.problems, tableName: system.tableName })
process.on('message', async () => {
  // Twice, since what the first one finalizes is freed by the second.
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
