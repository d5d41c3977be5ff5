import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readRegion } from '#shared/region/readRegion.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { everyPage } from '../everyPage.ts'

/**
 * The site of a clinic in Pensacola, as `npm start -- --clinic` makes it of `clinic/` beside this file. A copy of the
 * sources builds it, because tests of the other clinic run in this folder at the same time.
 */
const sources = path.join(import.meta.dirname, '../../..')
const copy = temporaryFolder()
const clinic = path.join(temporaryFolder(), 'clinic')

/** What no visitor of this clinic may read, but for the font. */
const { region, place, facts } = readRegion('GA')
const florida = JSON.stringify(readRegion('FL').facts)
const numbers = (JSON.stringify(facts).match(/\b(?:1-)?\d{3}-\d{3}-\d{4}\b/g) ?? []).filter(
  (number) => !florida.includes(number),
)
const towns = Object.keys(place.towns)
const words = [region.name, 'O.C.G.A', 'Foothills', ...numbers, ...towns, ...place.properNames]
const areaCodes = /\b(?:770|404|678|706|470|762)\)?[-. ]\d{3}[-. ]\d{4}/
const foreign = (text: string) => [
  ...words.filter((word) => text.includes(word)),
  ...(areaCodes.exec(text) ?? []),
  ...(/["'>, ]GA["'<,. ]/.exec(text) ?? []),
]
/** The texts that name something, with what they name. */
const foreignIn = (texts: ReadonlyMap<string, string>) =>
  [...texts].flatMap(([name, text]) => {
    const named = foreign(text)
    return named.length > 0 ? [`${name}: ${named.join(', ')}`] : []
  })

let site: ReturnType<typeof spawn>
let address = ''
let pages = new Map<string, string>()
const read = async (file: string) => (await fetch(address + file)).text()

beforeAll(async () => {
  for (const part of ['shared', 'web', 'functions', 'infra', 'package.json', 'package-lock.json', 'cdk.json'])
    cpSync(path.join(sources, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(sources, 'node_modules'), path.join(copy, 'node_modules'))
  cpSync(path.join(import.meta.dirname, 'clinic'), clinic, { recursive: true })
  const start = [path.join(copy, 'infra/node.cjs'), path.join(copy, 'infra/local/start.ts')]
  site = spawn(process.execPath, [...start, '--clinic', clinic], {
    cwd: copy,
    env: { ...process.env, PORT: '0', STAFF_PASSWORD: 'a heron over slow water' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!site.stdout) throw new Error('The process has no output')
  for await (const line of createInterface({ input: site.stdout })) {
    if (!/^http:\/\/localhost:\d+$/.test(line)) continue
    address = line
    break
  }
  // A font of that name is in the styles.
  const withoutStyles = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, '')
  pages = new Map(Array.from(await everyPage(address), ([name, html]) => [name, withoutStyles(html)]))
})
afterAll(async () => {
  const ended = once(site, 'exit')
  site.kill('SIGINT')
  await ended
})

describe('a clinic in another state', () => {
  it('has all pages, and none of them names the first state, its laws, numbers or towns', () => {
    expect(pages.size).toBeGreaterThan(120)
    expect(foreignIn(pages)).toEqual([])
  })

  it('names its own state, law and lines', () => {
    expect(pages.get('/urgent-help')).toContain('s. 893.21, Florida Statutes')
    expect(pages.get('/urgent-help')).toContain('tel:+18005001119')
    expect(pages.get('/faq')).toContain('Baker Act')
    expect(pages.get('/blog/florida-911-good-samaritan-act')).toContain('section 893.21')
    expect(pages.get('/how-we-help/walks-by-the-water')).toContain('our office in Pensacola, Florida')
    expect(pages.get('/')).toContain('Gulf Breeze Recovery')
  })

  it('leaves no name of a fact in braces', () => {
    const open = [...pages].filter(([, html]) =>
      /\{(?:\w+\.\w+|state\w*|area|offices|\w+Office)\}/.test(html),
    )
    expect(open.map(([name]) => name)).toEqual([])
  })

  it('has the notices of languages in its own order', () => {
    const html = pages.get('/your-rights') ?? ''
    const languages = ['es', 'ht', 'vi', 'pt', 'zh-Hant'].map((code) => html.indexOf(`<p lang="${code}"`))
    expect(languages.toSorted((one, other) => one - other)).toEqual(languages)
    expect(Math.min(...languages)).toBeGreaterThan(0)
  })

  it('loads no script, style or data that names the first state', async () => {
    const files = new Map<string, string>()
    const follow = async (text: string): Promise<void> => {
      const names = text.match(/(?:assets\/|\.\/)[\w.-]+\.(?:js|json)\b/g) ?? []
      for (const file of names.map((name) => `/assets/${path.basename(name)}`)) {
        if (files.has(file)) continue
        files.set(file, '')
        const script = await read(file)
        files.set(file, script)
        await follow(script)
      }
    }
    await follow([...pages.values()].join('\n'))
    expect([...files.keys()].some((file) => /search-.*json$/.test(file))).toBe(true)
    expect(files.size).toBeGreaterThan(50)
    for (const file of ['/site.json', '/feed.xml', '/site.webmanifest', '/art/map/fl.svg'])
      files.set(file, await read(file))
    const endpoints = ['faqs', 'services', 'reviews', 'blog/posts?perPage=50', 'site', 'pages/home']
    for (const name of endpoints) files.set(`/api/${name}`, await read(`/api/${name}`))
    expect(foreignIn(files)).toEqual([])
  })

  it('has both forms as PDF', async () => {
    for (const form of new Set(pages.get('/forms')?.match(/\/forms\/[\w-]+\.pdf/g)))
      expect((await read(form)).slice(0, 5), form).toBe('%PDF-')
  })

  it('keeps its schedules by the clock of the Panhandle, also when it goes forward', () => {
    const script = `import { clinicTime, instantOf } from ${JSON.stringify(path.join(copy, 'web/staff/ui/clinicTime.ts'))}
const times = ['2027-03-14T01:30', '2027-03-14T03:00', '2027-07-01T09:00']
console.log(JSON.stringify(times.map((time) => [instantOf(time), clinicTime(instantOf(time))])))`
    const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      cwd: copy,
      env: { ...process.env, CLINIC_FOLDER: clinic },
      encoding: 'utf8',
    })
    expect(z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(printed))).toEqual([
      ['2027-03-14T07:30:00.000Z', '2027-03-14T01:30'],
      ['2027-03-14T08:00:00.000Z', '2027-03-14T03:00'],
      ['2027-07-01T14:00:00.000Z', '2027-07-01T09:00'],
    ])
  })
})
