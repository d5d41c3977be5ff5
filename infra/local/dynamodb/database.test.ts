import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openDatabase } from './database.ts'

it.each(['CURRENT', 'MANIFEST'])('a table with a damaged %s is refused in a sentence', async (name) => {
  const folder = temporaryFolder()
  await (await openDatabase(folder)).close()
  const file = readdirSync(folder).find((candidate) => candidate.startsWith(name)) ?? ''
  writeFileSync(path.join(folder, file), 'x')
  await expect(openDatabase(folder)).rejects.toThrow(/^The table in .* is damaged\. Put a copy .* --fresh/)
})
