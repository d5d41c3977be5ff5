import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { SearchFile } from '#shared/search/searchFile.ts'
import dangerModel from '../../../web/public/pages/search/dangerModel.json' with { type: 'json' }
import { openIndex, type Search } from '../../../web/public/pages/search/openIndex.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { everyPage } from '../everyPage.ts'
import { lacking, queries, unrelated } from './queries.ts'

let system: DeployedSite
let pages: Map<string, string>
let index: Response
let body: Buffer
let search: Search
beforeAll(async () => {
  system = await startDeployedSite()
  pages = await everyPage(system.address)
  const address = indexAddressOf(pages.get('/search') ?? '')
  index = await fetch(system.address + address)
  body = Buffer.from(await index.arrayBuffer())
  // The renderer wrote it as this type.
  search = openIndex(JSON.parse(body.toString()) as SearchFile, dangerModel)
}, 300_000)
afterAll(() => system.stop())

const indexAddressOf = (html: string) => /<meta name="search-index" content="([^"]+)">/.exec(html)?.[1]

describe('a visitor who types', () => {
  it.each(queries)('$typed finds $finds [2.92]', ({ typed, finds, within = 3 }) => {
    const paths = search(typed).entries.map(({ path }) => path)
    expect(paths.slice(0, within)).toContain(finds)
  })
  it.each(lacking)('$typed reads that the clinic has none [2.95]', ({ typed, says }) => {
    expect(search(typed).notes).toEqual([says])
  })
  it.each(unrelated)('$typed does not find $misses [2.95]', ({ typed, misses }) => {
    const paths = search(typed).entries.map(({ path }) => path)
    expect(paths).not.toContain(misses)
  })
  it('reads when a first visit is possible [2.54]', () => {
    expect(search('same day appointment').notes).toEqual([site.nextVisit])
  })
  it('sees what to do in the danger that the words name [2.93]', () => {
    expect(search('my toddler ate my suboxone').dangers).toEqual(['child-poisoning'])
    expect(search('how long does xanax stay in your system').dangers).toEqual([])
  })
  it.each([
    ['mi hijo no despierta', 'overdose', 'es'],
    ['sin fentanilo desde ayer y tengo la presión altísima', 'withdrawal', 'es'],
    ['my mama passed out and is blue', 'overdose', 'en'],
  ])('in danger sees the card in the language of the words: %s [2.93]', (typed, danger, language) => {
    expect(search(typed)).toMatchObject({ dangers: expect.arrayContaining([danger]), language })
  })
  it.each([
    ['my son used fentanyl and is sleeping', '/urgent-help#urgent-overdose'],
    ['my son used fentanyl and is sleeping', '/after-an-overdose'],
    ['i want to kill myself', '/urgent-help#urgent-suicide-risk'],
    ['tomo y me quiero morir', '/es#section-en-peligro-o-en-crisis'],
  ])('in danger finds its page among the first results: %s, %s [2.93]', (typed, page) => {
    const { entries } = search(typed)
    expect(entries.slice(0, 3).map(({ path }) => path)).toContain(page)
  })
  it.each(['mi esposo toma demasiado', 'me da vergüenza', 'soy alcohólico', 'hay un intérprete', 'cocaína'])(
    'in Spanish always finds a page in Spanish, and is answered in it: %s',
    (typed) => {
      const { entries, language } = search(typed)
      expect(language).toBe('es')
      expect(entries.slice(0, 2).some(({ path }) => path.startsWith('/es'))).toBe(true)
    },
  )
  it('reads each word that was searched in addition once', () => {
    const words = search('no insurance, how much does it cost, medicaid').meanings.flatMap((meaning) =>
      meaning.split(' '),
    )
    expect(words).toEqual([...new Set(words)])
    expect(words).not.toEqual([])
  })
  it('a word of no page finds nothing', () => {
    expect(search('zzzzqqqq').entries).toEqual([])
    expect(search('the and of').entries).toEqual([])
  })
})

describe('two presses from home, and a search, lead to the next step of', () => {
  const linksOf = (path: string) =>
    Array.from(pages.get(path)?.matchAll(/ href="(\/[^"?]*)"/g) ?? [], ([, link = '']) => link)
  it.each([
    { who: 'a mother', typed: 'my son is using fentanyl', step: '/for-families' },
    { who: 'an ashamed drinker', typed: 'do i drink too much', step: '/check-yourself' },
    { who: 'somebody pregnant on methadone', typed: 'pregnant on methadone', step: '/pregnancy' },
    { who: 'a teenager', typed: 'im 16 and i need help', step: '/for-teenagers' },
    { who: 'a veteran', typed: 'veteran ptsd drinking', step: '/how-we-help/veterans-rehab' },
    { who: 'a Spanish speaker', typed: 'mi esposo toma mucho', step: '/es' },
  ])('$who', ({ typed, step }) => {
    const near = linksOf('/').flatMap((link) => [link, ...linksOf(link)])
    expect(near.map((link) => link.split('#')[0])).toContain(step)
    const found = search(typed).entries.map(({ path }) => path.split('#')[0])
    expect(found.slice(0, 3)).toContain(step)
  })
})

/** As the edge compresses. */
const sentSize = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const webFolder = path.join(import.meta.dirname, '../../../dist/web')

it('the search code is one file of at most 62 KB with its danger model, beside what pages load anyway and the comparison of texts [2.101]', () => {
  // Vite's documented format.
  const manifest = JSON.parse(readFileSync(path.join(webFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >
  const { file = '', imports = [] } = manifest['public/pages/search/startSearch.ts'] ?? {}
  expect(imports.filter((name) => !/^_(start|foldedText)-/.test(name))).toEqual([])
  expect(sentSize(readFileSync(path.join(webFolder, file)))).toBeLessThanOrEqual(62_000)
})

describe('the search index', () => {
  it('is at most 58 KB as it is sent [2.101]', () => {
    expect(sentSize(body)).toBeLessThanOrEqual(58_000)
  })
  it('never changes under its name, so browsers keep it', () => {
    expect(index.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(index.headers.get('content-type')).toBe('application/json')
  })
  it('is named by no page but the search page, so that a changed text changes no other page', () => {
    const naming = [...pages].filter(([, html]) => indexAddressOf(html)).map(([path]) => path)
    expect(naming).toEqual(['/search'])
  })
  it('leads only to pages, and to questions on them', () => {
    const { entries } = JSON.parse(body.toString()) as SearchFile
    const dead = entries.filter(({ path }) => {
      const [page = '', id] = path.split('#')
      const html = pages.get(page)
      return !html || (id && !html.includes(`id="${id}"`))
    })
    expect(dead).toEqual([])
    expect(entries.length).toBeGreaterThan(200)
  })
})
