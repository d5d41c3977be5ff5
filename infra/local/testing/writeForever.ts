import { writeSync } from 'node:fs'
import { openTable, partsOf } from './openTable.ts'

// Run as a process: writes items and transactions of three items until it is killed, and prints each id once its write
// is acknowledged.
const [assembly = '', dataFolder = ''] = process.argv.slice(2)
const table = await openTable(assembly, dataFolder)

async function writeItems(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${writer}-${count}`
    if (count % 2 === 0) await table.put(id)
    else await table.putTogether(partsOf(id))
    writeSync(1, `${id}\n`)
  }
}

await Promise.all([0, 1, 2, 3].map(writeItems))
