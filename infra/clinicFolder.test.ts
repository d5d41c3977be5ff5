import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const root = path.join(import.meta.dirname, '..')

/** What modules of a build read if `npm start -- --clinic <folder>` or the environment names the folder. */
function built(folder: string, { byOption = false } = {}) {
  const code = `
    import { region } from './shared/region/ours.ts'
    import { contentFolders } from './shared/contentFolder/clinicFolder.ts'
    import { readKind } from './shared/contentFolder/readContentFolder.ts'
    import { localFolder } from './infra/local/dataFolder.ts'
    const service = [...readKind('service', contentFolders).values()].map(({ title }) => title)
    console.log(JSON.stringify([region.name, localFolder, service.length, ...service.slice(0, 2)]))`
  const evaluate = ['infra/node.cjs', '--input-type=module', '--eval', code]
  const args = byOption ? [...evaluate, '--clinic', folder] : evaluate
  const env = { ...process.env, ...(byOption ? {} : { CLINIC_FOLDER: folder }) }
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })
  return stderr || JSON.parse(stdout)
}

function folderOf(clinic: string) {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'clinic.yaml'), clinic)
  return folder
}

it.each([{ byOption: true }, { byOption: false }])(
  'a clinic’s folder has its state, its data, and the files that replace the first content ($byOption)',
  (how) => {
    const folder = folderOf('state: FL')
    mkdirSync(path.join(folder, 'service'))
    const ours =
      'id: service-aftercare\nslug: how-we-help/aftercare\ntitle: After\ndescription: Later.\norder: 7\n'
    writeFileSync(path.join(folder, 'service', 'service-aftercare.yaml'), ours)
    expect(built(folder, how)).toEqual([
      'Florida',
      path.join(folder, '.local'),
      8,
      'After',
      'Co-Occurring Disorder Treatment',
    ])
  },
)

it.each([
  ['of an unknown state', 'state: XX', 'clinic.yaml cannot be used: state: must be one of: FL, GA'],
  ['with a misspelled field', 'state: FL\nstat: FL', 'clinic.yaml cannot be used: unknown field: stat'],
  ['that is no YAML', 'state: [', 'clinic.yaml cannot be used: '],
])('a clinic %s is refused in words', (_, clinic, sentence) => {
  expect(built(folderOf(clinic))).toContain(sentence)
})

it('a folder without a clinic is refused in one sentence', () => {
  const folder = temporaryFolder()
  expect(built(folder)).toBe(
    `There is no clinic in the folder “${folder}”: npm run clinic -- new <folder> makes one.\n`,
  )
})
