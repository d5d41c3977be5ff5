import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { emptyAssembly } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { openTable, partsOf } from './testing/openTable.ts'

it('a crash during writes loses no acknowledged write, and leaves no half of a transaction', async () => {
  const folder = temporaryFolder()
  const assembly = await emptyAssembly(folder)
  const script = path.join(import.meta.dirname, 'testing/writeForever.ts')
  const writer = spawn(process.execPath, [script, assembly, path.join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === 300) writer.kill('SIGKILL')
  }
  if (writer.signalCode === null && writer.exitCode === null) await once(writer, 'exit')
  expect(writer.signalCode).toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(300)

  const table = await openTable(assembly, path.join(folder, 'data'))
  const countOf = async (id: string) => {
    const present = await Promise.all(partsOf(id).map(table.has))
    return present.filter(Boolean).length
  }
  const counts = await Promise.all(acknowledged.map(countOf))
  expect(counts).toEqual(acknowledged.map((id) => (isTransaction(id) ? 3 : 1)))
  // Those that were under way when the process ended.
  const last = Map.groupBy(acknowledged, (id) => id.split('-')[0])
  for (const [writer, ids] of last)
    for (const id of [1, 2].map((next) => `${writer}-${numberOf(ids.at(-1)) + next}`))
      expect([0, isTransaction(id) ? 3 : 1], id).toContain(await countOf(id))
  await table.close()
})

const numberOf = (id = '') => Number(id.split('-')[1])
const isTransaction = (id: string) => numberOf(id) % 2 === 1
