import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { parseYaml, yamlText } from '#shared/contentFolder/yaml.ts'
import { RedirectRequest } from '#shared/entities/redirect.ts'
import { Office, Site, usPhone } from '#shared/entities/site.ts'
import { TeamMember } from '#shared/entities/teamMember.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { limits } from '#shared/limits.ts'
import { place, region } from '#shared/region/ours.ts'
import { print } from '../command.ts'
import { documentText } from '../content/folder.ts'
import { type Colors, contrastProblems, shadesOf } from './colors.ts'
import type { Answer, Ask, openInterview } from './interview.ts'
import { writeFileIn } from './writeFileIn.ts'

/** Asks what only the clinic knows, and writes its folder. What it leaves open stays a sample. */
export async function newClinic(
  folder: string,
  { ask, end }: ReturnType<typeof openInterview>,
): Promise<void> {
  const sample = Sample.parse(parseYaml(readFileSync(sampleFile, 'utf8')))
  const { name, tagline, email, license } = Site.shape
  const facts = {
    name: await ask('name', 'Name of the clinic', by(name)),
    tagline: await ask('tagline', 'Tagline, below the name', by(tagline)),
    email: await ask('email', 'Mail address for visitors', by(email)),
  }
  const offices = await askOffices(ask)
  const [{ name: first = '', phone = '' } = {}] = offices
  const officerPhone = await ask('privacy phone', `Phone of the privacy officer (empty: ${phone})`, (text) =>
    readPhone(text || phone),
  )
  const insurers = await ask(
    'insurers',
    'Insurers, with commas between them (empty: samples)',
    listed(z.string()),
  )
  const licensed = await ask('license', 'License of the state, in a sentence (empty: none yet)', by(license))
  const money = await ask(
    'federal money',
    'Does the clinic take federal money, such as Medicaid? (yes, no, empty: not known yet)',
    by(z.enum(['yes', 'no', ''])),
  )
  const known = sample.languageNotices.map(({ code }) => code)
  const languages = await ask(
    'languages',
    `Languages of the notice of language help, the first one first (empty: ${place.noticeLanguages.join(', ')}; known: ${known.join(', ')})`,
    listed(z.enum(known)),
  )
  const team = await askTeam(ask)
  const colors = await ask(
    'color',
    'Color of buttons and header, such as #1c5a50 (empty: as it is)',
    readColor,
  )
  const redirects = await askRedirects(ask)

  const order = languages.length > 0 ? languages : place.noticeLanguages
  const rank = ({ code }: { code: string }) => (order.includes(code) ? order.indexOf(code) : order.length)
  const [{ about, suite, timeZone, ...sampleOffice }] = sample.offices
  const site = {
    ...sample,
    ...facts,
    // The hours, groups and rooms of the sample stay, with its notice of them.
    offices: offices.map((office) => ({ ...sampleOffice, ...office, state: region.code })),
    privacyOfficer: { ...sample.privacyOfficer, phone: officerPhone, office: first },
    insurers: insurers.length > 0 ? insurers.map((insurer) => ({ name: insurer })) : sample.insurers,
    ...(licensed && { license: licensed }),
    ...(money && { takesFederalMoney: money }),
    languageNotices: sample.languageNotices.toSorted((one, other) => rank(one) - rank(other)),
    map: { ...sample.map, center: centerOf(offices) },
  }
  writeFileIn(folder, 'site/site.yaml', documentText('site', site))
  for (const [order, member] of team.entries()) {
    const id = `member-${order + 1}`
    writeFileIn(folder, `teamMember/${id}.yaml`, documentText('teamMember', { id, ...member, order }))
  }
  const leaveOut = team.length > 0 ? ['teamMember'] : []
  writeFileIn(
    folder,
    'clinic.yaml',
    yamlText({ state: region.code, timeZone: offices[0]?.timeZone, leaveOut, colors, redirects }, ['state']),
  )
  if (!existsSync(path.join(folder, '.gitignore'))) writeFileIn(folder, '.gitignore', '.local/\n')
  end()
  print(`The clinic is in ${folder}. What it lacks: npm run clinic -- check ${folder}`)
  print(`To see it: npm start -- --clinic ${folder}`)
}

/** Read without the schema of the site, which refuses the sample's offices in another state. */
const Parts = z.record(z.string(), z.unknown())
const Sample = z.looseObject({
  offices: z.tuple([Parts], Parts),
  privacyOfficer: Parts,
  insurers: z.array(Parts),
  languageNotices: Site.shape.languageNotices,
  map: Parts,
})

const sampleFile = path.join(import.meta.dirname, '../../../shared/content/site/site.yaml')

async function askOffices(ask: Ask) {
  const { name, street, city, zip, position, timeZone } = Office.shape
  const offices: Omit<
    Office,
    'state' | 'hours' | 'exceptions' | 'parking' | 'access' | 'transit' | 'groups'
  >[] = []
  for (let number = 1; number <= limits.offices; number += 1) {
    const key = (field: string) => `office ${number}, ${field}`
    const called = await ask(
      key('name'),
      `Name of office ${number}${number > 1 ? ' (empty: no more)' : ''}`,
      (text) => {
        if (text === '' && number > 1) return { value: text }
        const isTaken = offices.some((office) => slugOf(office.name) === slugOf(text))
        return isTaken ? { problem: validationMessages.officeName } : by(name)(text)
      },
    )
    if (called === '') break
    offices.push({
      name: called,
      street: await ask(key('street'), 'Street and number', by(street)),
      city: await ask(key('city'), 'City', by(city)),
      zip: await ask(key('zip'), 'ZIP code', by(zip)),
      phone: await ask(key('phone'), 'Phone', readPhone),
      position: await ask(
        key('position'),
        'Position on the map: degrees north and east, such as 30.2672, -97.7431',
        (text) => by(position)(text.split(/[,\s]+/).map(Number)),
      ),
      ...(region.timeZones.length > 1 && {
        timeZone: await ask(
          key('time zone'),
          `Time zone (empty: the first of ${region.timeZones.map(({ id }) => id).join(', ')})`,
          (text) => by(timeZone)(text || undefined),
        ),
      }),
    })
  }
  return offices
}

async function askTeam(ask: Ask) {
  const { name, role, license } = TeamMember.shape
  const team = []
  for (let number = 1; ; number += 1) {
    const key = (field: string) => `team ${number}, ${field}`
    const question =
      number > 1 ? 'Another member (empty: no more)' : 'Name of a member of the team (empty: samples)'
    const called = await ask(key('name'), question, (text) => (text ? by(name)(text) : { value: text }))
    if (called === '') return team
    team.push({
      name: called,
      role: await ask(key('role'), 'Role, such as “Nurse for medicines that treat addiction”', by(role)),
      license: await ask(key('license'), 'License (empty: none)', (text) => by(license)(text || undefined)),
    })
  }
}

async function askRedirects(ask: Ask): Promise<Record<string, string>> {
  const redirects: Record<string, string> = {}
  for (let number = 1; ; number += 1) {
    const [redirect] = await ask(
      `old address ${number}`,
      'An address of the old site and the page that it leads to, such as /about.html /our-team (empty: no more)',
      (text) => {
        const [from, to, ...others] = text.split(/\s+/)
        if (from === '') return { value: [] }
        if (!to || others.length > 0) return { problem: 'must be two addresses, with a space between them' }
        return by(z.array(RedirectRequest))([{ from, to }])
      },
    )
    if (!redirect) return redirects
    redirects[redirect.from] = redirect.to
  }
}

const by =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (given: unknown): Answer<z.output<Schema>> => {
    const { data, error } = z.safeParse(schema, given)
    return error
      ? { problem: [...new Set(error.issues.map(({ message }) => message))].join(', ') }
      : { value: data }
  }

const listed =
  (schema: z.ZodMiniType<string>) =>
  (text: string): Answer<string[]> =>
    by(z.array(schema))(
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

/** `512-555-0100` becomes `(512) 555-0100`. */
const readPhone = (text: string): Answer<string> =>
  by(usPhone)(text.replaceAll(/\D/g, '').replace(/^1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'))

function readColor(text: string): Answer<Colors> {
  if (text === '') return { value: {} }
  if (!/^#[0-9a-f]{6}$/i.test(text)) return { problem: 'is not a color such as #1c5a50' }
  const colors = shadesOf(text.toLowerCase())
  const [problem] = contrastProblems(colors)
  return problem ? { problem: `cannot be read well: ${problem} Choose a darker one.` } : { value: colors }
}

function centerOf(offices: readonly { position: readonly number[] }[]): number[] {
  const middle = (axis: 0 | 1) => {
    const all = offices.map(({ position }) => position[axis] ?? 0)
    return Number(((Math.min(...all) + Math.max(...all)) / 2).toFixed(4))
  }
  return [middle(0), middle(1)]
}
