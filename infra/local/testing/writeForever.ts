import { writeSync } from 'node:fs'
import { openTable } from './openTable.ts'

/** A process that writes items until it is killed, and says each one's id once its write is acknowledged. */
const [assembly = '', dataFolder = ''] = process.argv.slice(2)
const table = await openTable(assembly, dataFolder)

async function writeInTurn(lane: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${lane}-${count}`
    await table.put(id)
    writeSync(1, `${id}\n`)
  }
}

await Promise.all([0, 1, 2, 3].map(writeInTurn))
