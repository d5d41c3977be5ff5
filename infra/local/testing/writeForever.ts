import { writeSync } from 'node:fs'
import { openTable } from './openTable.ts'

// Run as a process: writes items until it is killed, and prints each id once its write is acknowledged.
const [assembly = '', dataFolder = ''] = process.argv.slice(2)
const table = await openTable(assembly, dataFolder)

async function writeItems(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${writer}-${count}`
    await table.put(id)
    writeSync(1, `${id}\n`)
  }
}

await Promise.all([0, 1, 2, 3].map(writeItems))
