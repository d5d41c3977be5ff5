import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { yamlText } from '#shared/contentFolder/yaml.ts'
import { knownStates } from '#shared/region/readRegion.ts'
import { answersFile, openInterview } from './clinic/interview.ts'

const usage = `Makes and checks the folder of a clinic:
  npm run clinic -- new <folder>      asks its facts and writes the folder; goes on where an earlier run ended
  npm run clinic -- from <export> <folder>    makes drafts of an old site: a file that WordPress exported, or a folder
                                      with sitemap.xml and the saved pages
  npm run clinic -- check <folder>    lists what cannot be used, what is missing, and what is a sample
npm start -- --clinic <folder> shows it.`

const states = knownStates()

async function begun(folder: string) {
  mkdirSync(folder, { recursive: true })
  const interview = openInterview(folder)
  const state = await interview.ask('state', `State (${states.join(', ')})`, (text) =>
    states.includes(text.toUpperCase())
      ? { value: text.toUpperCase() }
      : { problem: `is none of ${states.join(', ')}: a state has a folder in shared/region` },
  )
  writeFileSync(path.join(folder, 'clinic.yaml'), yamlText({ state }))
  return interview
}

async function clinic([action = '', ...args]: string[]): Promise<void> {
  const folder = args.at(-1)
  const isKnown = { new: 1, check: 1, from: 2 }[action] === args.length
  if (!isKnown || !folder) throw new Error(usage)
  const isThere = existsSync(path.join(folder, 'clinic.yaml'))
  if (action !== 'new' && !isThere)
    throw new Error(`There is no clinic in ${folder}: npm run clinic -- new ${folder} makes one.`)
  if (action === 'new' && isThere && !existsSync(answersFile(folder)))
    throw new Error(`There is a clinic in ${folder} already: npm run clinic -- check ${folder}`)
  const interview = action === 'new' ? await begun(folder) : undefined
  // Modules read the clinic's folder when they are loaded, so these are loaded once it has a state.
  process.env.CLINIC_FOLDER = folder
  const { runCommand } = await import('./command.ts')
  await runCommand(async () => {
    if (interview) await (await import('./clinic/newClinic.ts')).newClinic(folder, interview)
    else if (action === 'check') await (await import('./clinic/checkClinic.ts')).checkClinic(folder)
    else (await import('./clinic/fromOldSite.ts')).fromOldSite(args[0] ?? '', folder)
  })
}

if (import.meta.main)
  await clinic(process.argv.slice(2)).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
