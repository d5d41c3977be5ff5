import { setTimeout as delay } from 'node:timers/promises'
import { startSystem } from '../local/localSystem.ts'

// Forked by `siteInAProcess.ts`, so that it can be killed and shares neither memory nor a thread with its caller.
const [assembly = '', dataFolder = '', port = '0'] = process.argv.slice(2)
const began = performance.now()
const system = await startSystem({ assembly, port: Number(port), dataFolder })
const { address, problems, tableName } = system
process.send?.({ address, problems, tableName, startTime: performance.now() - began })
process.on('message', async (request) => {
  process.send?.(request === 'memory' ? await memoryAfterCollection() : system.invocations())
})
process.once('disconnect', async () => {
  await system.stop()
  process.exit(0)
})

async function memoryAfterCollection(): Promise<NodeJS.MemoryUsage> {
  // Twice: the second run frees what the first one finalizes.
  for (let run = 0; run < 2; run += 1) {
    globalThis.gc?.()
    await delay(100)
  }
  return process.memoryUsage()
}
