import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { emptyAssembly } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { openTable } from './testing/openTable.ts'

it('a crash during writes loses no acknowledged write', async () => {
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
  const present = await Promise.all(acknowledged.map((id) => table.has(id)))
  await table.close()
  expect(acknowledged.filter((_, index) => !present[index])).toEqual([])
})
