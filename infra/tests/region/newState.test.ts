import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseYaml, yamlText } from '#shared/contentFolder/yaml.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'

/** A clinic in Texas, whose folder somebody has copied from Florida's. A copy of the sources reads it. */
const sources = path.join(import.meta.dirname, '../../..')
const copy = temporaryFolder()
const state = path.join(copy, 'shared/region/tx')
const clinic = path.join(temporaryFolder(), 'lone-star')

function run(...args: string[]): string {
  const env = { ...process.env, CLINIC_FOLDER: clinic }
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
  return stdout + stderr
}
const check = () => run(path.join(copy, 'infra/operate/clinic.ts'), 'check', clinic)

function change(file: string, edit: (fields: Record<string, Record<string, unknown>>) => object): void {
  const name = path.join(state, file)
  writeFileSync(name, yamlText(edit(Object(parseYaml(readFileSync(name, 'utf8'))))))
}

const place = {
  ...{ name: 'Texas', code: 'TX', area: 'central Texas', samplePhone: '512-555-0123' },
  timeZones: ['America/Chicago', 'America/Denver'],
  box: { south: 25.8, north: 36.6, west: -106.7, east: -93.5 },
  properNames: ['Tex. Fam.'],
  shareImage: 'first light over the hills of Texas',
  towns: {},
}
const texts: Record<string, Record<string, string>> = {
  crisisLine: { name: 'helpline', short: 'The helpline', shortEs: 'línea', word: 'beds' },
  childProtection: { agency: 'Child Protective Services', tell: 'We report it.' },
  commitment: { names: 'a detention' },
  driving: { name: 'DWI' },
  olderAdults: { report: 'Call 1-800-252-5400' },
  around: { county: 'Travis County', farTown: 'Amarillo' },
}
/** The least that a state can say, without a line of its own for domestic violence. */
const least = (facts: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(facts).map((subject) => [
      subject,
      {
        ...{ checked: '2026-11-27', signedOffBy: '', texts: texts[subject] ?? {} },
        number: { crisisLine: '988', childProtection: '1-800-252-5400', poisonLine: '1-800-222-1222' }[
          subject
        ],
      },
    ]),
  )

beforeAll(() => {
  for (const part of ['shared', 'functions', 'infra', 'web', 'package.json'])
    cpSync(path.join(sources, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(sources, 'node_modules'), path.join(copy, 'node_modules'))
  cpSync(path.join(state, '../fl'), state, { recursive: true })
  mkdirSync(path.join(clinic, 'site'), { recursive: true })
  const site = readFileSync(path.join(import.meta.dirname, 'clinic/site/site.yaml'), 'utf8')
    .replaceAll('Gulf Breeze', 'Lone Star')
    .replaceAll('Pensacola', 'Austin')
    .replace('state: FL', 'state: TX')
    .replaceAll(/- 30\.42.*/g, '- 30.26')
    .replaceAll(/- -87\.21.*/g, '- -97.74')
  writeFileSync(path.join(clinic, 'site/site.yaml'), site)
  writeFileSync(path.join(clinic, 'clinic.yaml'), 'state: TX\n')
})

describe('a state whose folder is copied from another one', () => {
  it('is refused until it has its own code', () => {
    expect(check()).toContain('tx/place.yaml cannot be used: code: must be TX, as its folder is named')
  })

  it('is mended until no file names the other one', () => {
    change('place.yaml', (fields) => ({ ...fields, name: 'Texas', code: 'TX', box: place.box }))
    const printed = check()
    expect(printed).toMatch(/To mend \(\d+\):/)
    for (const file of ['content/faq/faq-committed.yaml', 'facts.yaml', 'place.yaml'])
      expect(printed).toContain(`shared/region/tx/${file} is still of Florida: `)
    expect(printed).toMatch(/has the same as Florida, word for word: mapCenter, .*violenceLine, .*amnesty/)
    expect(printed).toMatch(/facts\.yaml, kratom is not confirmed: We found bills/)
    expect(printed).toMatch(/31 of 31 subjects in .* as signedOffBy: crisisLine, /)
  })

  it('names the document that cannot be without a text, and which text', () => {
    rmSync(path.join(state, 'content'), { recursive: true })
    change('place.yaml', (fields) => ({ ...fields, ...place, mapCenter: undefined }))
    change('facts.yaml', (facts) => least(facts))
    const printed = check()
    expect(printed).toContain('page/licensed-professionals.yaml with professionals.')
    expect(printed).toContain('professionals.doctors')
    expect(printed).toContain('which the state’s facts.yaml lacks, cannot be used: section 5')
  })

  it('says what its state lacks, once nothing is of another one', () => {
    change('facts.yaml', (facts) => ({
      ...facts,
      professionals: { ...facts.professionals, texts: { doctors: '<p>Ask the board.</p>', nursing: 'Ask.' } },
    }))
    const printed = check()
    expect(printed).toContain('To mend: nothing.')
    expect(printed).toMatch(/tx\/facts\.yaml lacks texts whose sentences pages leave out: .*minors\.parents/)
    expect(printed).toContain('web/files/art/map/tx.svg does not exist, so the map has no outline')
    expect(printed).toContain(
      'clinic.yaml has no timeZone: schedules, and offices that name none, are in Central Time',
    )
  })

  it('names a text whose name is misspelled', () => {
    change('facts.yaml', (facts) => ({ ...facts, minors: { ...facts.minors, texts: { tens: 'Ask.' } } }))
    expect(check()).toContain('tx/facts.yaml, minors, tens: no text names it')
    change('facts.yaml', (facts) => ({ ...facts, minors: { ...facts.minors, texts: {} } }))
  })

  it('has no sentence of another state, nor of another clinic', () => {
    const read = `import { seed } from './shared/content/seed.ts'
import { careCards } from './shared/content/careCards.ts'
import { careContacts } from './shared/content/careContacts.ts'
import { searchWords } from './shared/content/searchWords.ts'
import { mapOutline } from './shared/region/ours.ts'
console.log(JSON.stringify([seed, careCards, careContacts, searchWords, [mapOutline ?? 'no outline']]))`
    const content = run('--input-type=module-typescript', '-e', read)
    const foreign =
      /.{60}(?:Texas’s (?:domestic violence )?line|línea de Texas|three offices|Three offices|has offices in|need a parent|necesitan a uno de tus|\bDUI\b|within 30 days|foothills\.|the lakes|"(?:form )?1013|2013"|accountability court|where there are clean syringes|free, and clean syringes|marta"|\bdfcs|\bdcf\b|Florida|Georgia).{30}/g
    expect(content.match(foreign) ?? []).toEqual([])
    for (const own of [
      'The national domestic violence line, <a href=\\"tel:+18007997233\\">',
      'Call the national domestic violence line,',
      'La línea nacional, <a',
      'a first DWI',
      '#section-assessments-and-dwi',
      'One office, one team',
      'Visit our office',
      'has an office in Austin',
      '/pregnancy#section-child-protective-services-and-your-rights',
      'no outline',
    ])
      expect(content).toContain(own)
  })
})
