import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { print, runCommand } from '../operate/command.ts'
import { openApiDocument } from './openApiDocument.ts'

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const text = JSON.stringify(openApiDocument(), null, 2)
  const [file] = positionals
  if (file === undefined) return print(text)
  await writeFile(file, `${text}\n`)
  print(`${file} describes the API.`)
})
