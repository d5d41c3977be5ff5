import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { contrastProblems, shadesOf } from './clinic/colors.ts'
import { writeFileIn } from './clinic/writeFileIn.ts'

function clinic(action: string, folder: string, answers: readonly string[] = []) {
  const command = path.join(import.meta.dirname, 'clinic.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, action, folder], {
    encoding: 'utf8',
    input: answers.map((answer) => `${answer}\n`).join(''),
  })
  return { status, stdout, stderr }
}

const read = (folder: string, name: string) =>
  Object(parseYaml(readFileSync(path.join(folder, name), 'utf8')))
const refused = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('  “'))

const office = ['Tampa', '12 Bay Street', 'Tampa', '33602', '813 200 0100', '27.95, -82.46', '']
const shortest = [
  ...['FL', 'Gulf Recovery', 'Recovery by the Gulf', 'hello@gulf.org', ...office],
  ...['', '', '', '', '', '', '', '', ''],
]

describe('npm run clinic -- new', () => {
  it('asks again for what cannot be used, saying why, and writes the folder', () => {
    const folder = path.join(temporaryFolder(), 'gulf')
    const { status, stdout, stderr } = clinic('new', folder, [
      ...['Texas', 'fl', '', 'Gulf Recovery', 'Recovery by the Gulf', 'gulf.org', 'hello@gulf.org'],
      ...[
        'Tampa',
        '12 Bay Street',
        'Tampa',
        '3360',
        '33602',
        '0100',
        '813-200-0100',
        '33, -84',
        '27.95, -82.46',
      ],
      ...[
        'America/Denver',
        '',
        'tampa',
        'Pensacola',
        '1 Palafox Street',
        'Pensacola',
        '32502',
        '(850) 200-0101',
      ],
      ...['30.42 -87.22', 'America/Chicago', '', '', 'Blue Plan, Sun Health', 'License 7.', 'perhaps', 'yes'],
      ...['ht, xx', 'ht, es', 'Ana Reyes', 'Counselor', 'LMHC 1', '', '#ffee00', '#1a4b8a'],
      ...['/about.html', '/About /faq', '/about.html /our-team', ''],
    ])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(refused(stdout)).toEqual([
      expect.stringMatching(/“Texas” is none of .*FL/),
      '  “” must not be empty',
      expect.stringContaining('“gulf.org” must be an email address'),
      expect.stringContaining('“3360” must'),
      expect.stringContaining('“0100” must'),
      expect.stringContaining('“33, -84” must be in Florida'),
      '  “America/Denver” must be one of: America/New_York, America/Chicago',
      '  “tampa” must have letters, and be another name than that of the other offices',
      '  “perhaps” must be one of: yes, no, ',
      expect.stringContaining('“ht, xx” must be one of: es, '),
      expect.stringContaining('“#ffee00” cannot be read well: link-on-sand (#d9ca00) on sand'),
      '  “/about.html” must be two addresses, with a space between them',
      expect.stringContaining('“/About /faq” must be an address of this site, in lower case'),
    ])
    expect(read(folder, 'clinic.yaml')).toMatchObject({
      state: 'FL',
      leaveOut: ['teamMember'],
      colors: { action: ['#1a4b8a', '#afc0d6'] },
      redirects: { '/about.html': '/our-team' },
    })
    const { offices, languageNotices, ...site } = read(folder, 'site/site.yaml')
    expect(site).toMatchObject({
      name: 'Gulf Recovery',
      insurers: [{ name: 'Blue Plan' }, { name: 'Sun Health' }],
      license: 'License 7.',
      takesFederalMoney: 'yes',
      privacyOfficer: { phone: '(813) 200-0100', office: 'Tampa' },
      map: { center: [29.185, -84.84] },
    })
    expect(offices).toMatchObject([
      { name: 'Tampa', state: 'FL', phone: '(813) 200-0100' },
      { name: 'Pensacola', timeZone: 'America/Chicago', position: [30.42, -87.22] },
    ])
    expect(offices[0]).not.toHaveProperty('timeZone')
    expect(languageNotices.slice(0, 2).map(({ code }: { code: string }) => code)).toEqual(['ht', 'es'])
    expect(read(folder, 'teamMember/member-1.yaml')).toEqual({
      ...{ id: 'member-1', name: 'Ana Reyes', role: 'Counselor', license: 'LMHC 1', order: 0 },
    })
  })

  it('keeps the answers of a run that ends early, and goes on from there', () => {
    const folder = path.join(temporaryFolder(), 'gulf')
    const early = clinic('new', folder, shortest.slice(0, 6))
    expect(early).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The answers end before “office 1, city”'),
    })
    expect(clinic('check', folder).stdout).toMatch(
      /^Cannot be used \(1\):\n {2}answers\.yaml is not finished/,
    )
    expect(clinic('new', folder, shortest.slice(6))).toMatchObject({ status: 0, stderr: '' })
    expect(read(folder, 'site/site.yaml').offices).toMatchObject([{ street: '12 Bay Street', zip: '33602' }])
    expect(existsSync(path.join(folder, 'answers.yaml'))).toBe(false)
  })

  it('leaves a .gitignore that is there as it is', () => {
    const folder = temporaryFolder()
    writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n')
    clinic('new', folder, shortest)
    expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toBe('node_modules\n')
  })

  it('asks again for an answer that somebody has spoiled in the file, and for no other one', () => {
    const folder = temporaryFolder()
    writeFileSync(path.join(folder, 'answers.yaml'), 'state: FL\nname: "{x}"\ntagline: By the Gulf\n')
    const { stdout } = clinic('new', folder, ['Gulf Recovery', ...shortest.slice(3)])
    expect(refused(stdout)).toEqual([expect.stringContaining('“{x}” ')])
    expect(read(folder, 'site/site.yaml')).toMatchObject({ name: 'Gulf Recovery', tagline: 'By the Gulf' })
  })

  it('changes no clinic that is there', () => {
    const folder = temporaryFolder()
    writeFileSync(path.join(folder, 'clinic.yaml'), 'state: GA\n')
    expect(clinic('new', folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('already') })
  })
})

describe('npm run clinic -- check', () => {
  const folder = path.join(temporaryFolder(), 'gulf')
  clinic('new', folder, shortest)

  it('counts what is missing or a sample, in words', () => {
    const { status, stdout } = clinic('check', folder)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Cannot be used: nothing\.\nTo mend: nothing\.\nMissing or a sample \(\d+\):\n/)
    expect(stdout).toContain('2 of 2 members of the team are samples')
    expect(stdout).toContain('31 of 31 subjects in shared/region/fl/facts.yaml are signed off by nobody')
    expect(stdout).toContain(`before the first deploy into ${folder}/site/site.yaml`)
    expect(stdout).not.toContain('a made-up one')
  })

  it.each([
    [
      'a color that nobody can read',
      'clinic.yaml',
      'state: FL\ncolors: { action: "#ffee00" }',
      'action (#ffee00) on sand',
    ],
    ['an unknown color', 'clinic.yaml', 'state: FL\ncolors: { mauve: "#ffee00" }', 'declares no --mauve'],
    [
      'an unknown kind to leave out',
      'clinic.yaml',
      'state: FL\nleaveOut: [reviews]',
      'leaves out reviews, which',
    ],
    [
      'a damaged document',
      'post/post-x.yaml',
      'id: post-x',
      'post/post-x.yaml cannot be used: slug: is required',
    ],
    ['a misspelled folder', 'posts/post-1.yaml', 'id: post-1', 'posts/post-1.yaml is not read'],
    [
      'a misspelled fact',
      'faq/faq-crisis-now.yaml',
      'answer: <p>Call {crisisLin.number}.</p>',
      'no state has the fact {crisisLin.number}',
    ],
    [
      'a time zone of another state',
      'clinic.yaml',
      'state: FL\ntimeZone: America/Denver',
      'clinic.yaml cannot be used: timeZone: must be one of: America/New_York, America/Chicago',
    ],
    ['an unknown state', 'clinic.yaml', 'state: XX', 'clinic.yaml cannot be used: state: must be one of'],
  ])('names %s', (_, name, text, sentence) => {
    const copy = path.join(temporaryFolder(), 'gulf')
    clinic('new', copy, shortest)
    writeFileIn(copy, name, text)
    const { status, stdout, stderr } = clinic('check', copy)
    expect(status).toBe(1)
    expect(stdout + stderr).toContain(sentence)
  })

  it('names a redirect that leads to no page, and a word that stops a publication', () => {
    const copy = path.join(temporaryFolder(), 'gulf')
    clinic('new', copy, [...shortest.slice(0, -1), '/old /nowhere', ''])
    mkdirSync(path.join(copy, 'service'))
    writeFileSync(
      path.join(copy, 'service/service-aftercare.yaml'),
      'id: service-aftercare\nslug: how-we-help/aftercare\ntitle: Aftercare\ndescription: For addicts.\norder: 7\n',
    )
    const { status, stdout } = clinic('check', copy)
    expect(status).toBe(0)
    expect(stdout).toContain('To mend (2):')
    expect(stdout).toContain(
      'service/service-aftercare, description: Say “people with a substance use disorder”',
    )
    expect(stdout).toContain('/old leads to /nowhere, which is not a page')
  })

  it('says that there is no clinic, and how to make one', () => {
    expect(clinic('check', temporaryFolder())).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('-- new '),
    })
    expect(clinic('chek', folder).stderr).toContain('npm run clinic -- check <folder>')
  })
})

describe('the look', () => {
  it('can be read as it is, and in shades of a dark color', () => {
    for (const colors of [{}, ...['#1c5a50', '#1a4b8a', '#7a1f3d', '#4b2e83'].map(shadesOf)])
      expect(contrastProblems(colors)).toEqual([])
  })
})
