import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runCommand, say } from '../operate/command.ts'
import { openApiDocument } from './openApiDocument.ts'

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const text = JSON.stringify(openApiDocument(), null, 2)
  const [file] = positionals
  if (file === undefined) return say(text)
  await writeFile(file, `${text}\n`)
  say(`${file} describes the API.`)
})
