import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site as before } from '#shared/content/site.ts'
import { DeskDocument } from '#shared/entities/documents.ts'
import { PageName } from '#shared/entities/page.ts'
import { RenderingState } from '#shared/entities/rendering.ts'
import type { Office, Site } from '#shared/entities/site.ts'
import { isSearchIndex } from '#shared/rendering.ts'
import { renderFiles } from '../../../web/build/printables/siteFiles.ts'
import { buildSite } from '../../build.ts'
import { outputs } from '../../outputs.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'

/** Each old number with another one. */
const changes = [
  ['(770) 555-0142', '(404) 200-7301'],
  ['(706) 555-0168', '(404) 200-7302'],
  ['(678) 555-0117', '(404) 200-7303'],
  ['(770) 555-0150', '(404) 200-7304'],
] as const

const changed = (phone: string) => changes.find(([old]) => old === phone)?.[1] ?? phone

/** Every fact of an office but its name, which is the address of its page. */
const changedOffice = <OfficeOf extends Office>(office: OfficeOf, city: string, zip: string): OfficeOf => ({
  ...office,
  ...{ street: `9 ${city} Bend`, suite: 'Suite 7', city, zip, phone: changed(office.phone) },
  position: [office.position[0] + 0.0301, office.position[1] + 0.0301],
  hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '07:40', closes: '18:50' }],
  parking: 'Two levels below the street.',
  access: 'A lift from each level.',
  transit: 'The green line, third stop.',
  groups: [{ name: 'Open circle', days: ['Sa'], starts: '10:10', ends: '11:20' }],
})

const [corporate, ...others] = before.offices
const towns = ['Hoschton', 'Milton']
const zips = ['30548', '30004']
const after: Site = {
  name: 'Piedmont Harbor',
  tagline: 'One Day and Then Another',
  email: 'care@piedmont-harbor.example',
  offices: [
    changedOffice(corporate, 'Coal Mountain', '30028'),
    ...others.map((office, index) => changedOffice(office, towns[index] ?? '', zips[index] ?? '')),
  ],
  privacyOfficer: {
    title: 'Director of Compliance',
    phone: changed(before.privacyOfficer.phone),
    office: 'Jefferson',
  },
  crisisLines: before.crisisLines.map((line) => ({
    ...line,
    description: 'Somebody answers, day and night.',
  })),
  insurers: [{ name: 'Piedmont Mutual' }],
  accreditations: [{ name: 'License 12-345', url: 'https://license.example/12-345' }],
  map: { center: [34.2, -84], zoom: 10 },
  socialLinks: [{ name: 'Facebook', url: 'https://www.facebook.example/clinic' }],
  nextVisit: 'Within a day.',
  selfPay: 'A session is 70 dollars.',
  license: 'License 12-345, outpatient.',
  medicalDirector: 'Ana Reyes, MD.',
  grievanceCoordinator: 'Write to Jo Park.',
  languageNotices: [],
  sampleNotice: 'Not ours yet.',
  officeSampleNotice: 'Not final yet.',
  textSignOffs: [
    { text: 'care-cards', reader: 'clinician', reviewedBy: 'Ana Reyes, LPC', lastReviewed: '2026-11-20' },
  ],
}
const oldName = /Sample Health Plan|State license|Accredited care|Recovery network/

/** In any format: what stands between the digits does not matter. */
const oldNumber = new RegExp(
  changes.map(([old]) => old.replace(/\D/g, '').split('').join('[-. ()]{0,2}')).join('|'),
)

const anyOf = (texts: readonly string[]) => new RegExp(texts.join('|'))

/** Every other old fact. Towns stay in the names of the offices, and crisis numbers in texts about them. */
const oldFacts: Readonly<Record<string, RegExp>> = {
  name: anyOf([before.name]),
  tagline: anyOf([before.tagline]),
  email: anyOf([before.email]),
  street: anyOf(before.offices.map(({ street }) => street)),
  suite: /Ste 101/,
  town: new RegExp(before.offices.map(({ city }) => `${city}, GA|Locality":"${city}"`).join('|')),
  zip: new RegExp(`\\b(?:${before.offices.map(({ zip }) => zip).join('|')})\\b`),
  position: anyOf(before.offices.flatMap(({ position }) => position.map(String))),
  hours: /\b0?8:30\b/,
  groups: /Intensive outpatient, (?:mornings|evenings)/,
  rooms: anyOf(before.offices.flatMap(({ parking, access, transit }) => [parking, access, transit])),
  'privacy officer': anyOf([before.privacyOfficer.title]),
  'crisis lines': anyOf(before.crisisLines.map(({ description }) => description)),
  'visits and prices': anyOf([before.nextVisit, before.selfPay]),
  notices: anyOf([before.sampleNotice, before.officeSampleNotice]),
}

let system: DeployedSite
/** The text of each object of the site bucket, by its key. */
let objects: Map<string, string>
/** The responses of the API, by address. */
let responses: Map<string, string>
/** The text of each file of the build, by its name. */
let built: Map<string, string>
beforeAll(async () => {
  system = await startDeployedSite()
  await addMember(system.owner, system, 'staff')
  await publishFacts(await logIn(system.address, 'staff'))
  objects = await publishedObjects()
  responses = await everyResponse()
  const { webFolder } = await buildSite()
  built = new Map(filesIn(webFolder).map((file) => [file, readFileSync(file, 'latin1')]))
}, 300_000)
afterAll(() => system.stop())

async function publishFacts(cookie: string): Promise<void> {
  const send = async (address: string, method: string, json: object) => {
    const response = await fetch(`${system.address}/api/admin/documents/site/site${address}`, {
      method,
      headers: { ...sameOriginHeaders, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    if (!response.ok) throw new Error(await response.text())
    return DeskDocument.parse(await response.json())
  }
  const { draft } = await send('/draft', 'PUT', { content: after, version: 0 })
  await send('/publish', 'POST', { version: draft?.version })
  // Pages are published one by one, so one with the new facts does not mean that all have them.
  const isRendered = async () => {
    const response = await fetch(`${system.address}/api/admin/rendering`, { headers: { cookie } })
    const { requested, published } = RenderingState.parse(await response.json())
    return published === requested
  }
  while (!(await isRendered())) await delay(500)
}

describe('a changed phone number', () => {
  it('replaces the old one in every object that is published [18.9]', async () => {
    expect(objects.size).toBeGreaterThan(300)
    expect([...objects].filter(([, text]) => oldNumber.test(text)).map(([name]) => name)).toEqual([])
    for (const name of [
      'index.html',
      'contact-us/index.html',
      'contact-form/received/index.html',
      'feed.xml',
      'blog/index.html',
    ])
      expect(objects.has(name), name).toBe(true)
    expect(objects.get('contact-form/received/index.html')).toContain('(404) 200-7301')
    expect(objects.get('privacy-policy/index.html')).toContain('(404) 200-7304')
  })

  it('is in both PDFs, which are those of the new facts to the byte [18.9]', async () => {
    const pdfs = (await renderFiles(after)).filter(({ key }) => key.endsWith('.pdf'))
    expect(pdfs).toHaveLength(2)
    for (const { key, body } of pdfs) {
      const served = await (await fetch(`${system.address}/${key}`)).bytes()
      expect(sha256(served), key).toBe(sha256(body))
    }
  })

  it('replaces the old one in every response of the API [18.9]', () => {
    for (const [address, text] of responses) expect(text, address).not.toMatch(oldNumber)
  })

  it('leaves no trace in the build, from which no page takes a number [18.9]', () => {
    expect([...built].filter(([, text]) => oldNumber.test(text)).map(([file]) => file)).toEqual([])
  })
})

describe('any other changed fact', () => {
  it.each(Object.entries(oldFacts))(
    'replaces the old one in every published object: %s [18.10]',
    async (_, old) => {
      expect([...objects].filter(([, text]) => old.test(text)).map(([name]) => name)).toEqual([])
    },
  )

  it('replaces the old one in every response of the API [18.9]', () => {
    for (const [address, text] of responses)
      for (const [fact, old] of Object.entries(oldFacts))
        expect(text, `${fact} in ${address}`).not.toMatch(old)
  })

  it('leaves no trace in the build [18.10]', () => {
    const named = [...built].flatMap(([file, text]) =>
      Object.keys(oldFacts)
        .filter((fact) => oldFacts[fact]?.test(text))
        .map((fact) => `${fact} in ${file}`),
    )
    expect(named).toEqual([])
  })

  it('leaves the size of each PDF beside its link right to a tenth [18.10]', async () => {
    const page = objects.get('forms/index.html') ?? ''
    const sizes = Array.from(page.matchAll(/href="(\/forms\/[^"]+\.pdf)"[\s\S]*?PDF, (\d+) KB/g))
    expect(sizes).toHaveLength(2)
    for (const [, address, kilobytes] of sizes) {
      const { length } = await (await fetch(system.address + address)).bytes()
      expect(Math.abs(length / 1024 / Number(kilobytes) - 1), address).toBeLessThan(0.1)
    }
  })
})

describe('changed insurers, accreditation and social links', () => {
  it('replace the old ones in every object that is published [18.11]', async () => {
    expect([...objects].filter(([, text]) => oldName.test(text)).map(([name]) => name)).toEqual([])
    const home = objects.get('index.html')
    for (const fact of ['Piedmont Mutual', 'License 12-345', 'https://license.example/12-345'])
      expect(home, fact).toContain(fact)
  })

  it('are on every page with a footer, on the contact page, and in the data for search engines [18.11]', async () => {
    const pages = [...objects].filter(([, text]) => text.includes('</footer>'))
    expect(pages.length).toBeGreaterThan(100)
    const link = '<a href="https://www.facebook.example/clinic"'
    expect(pages.filter(([, text]) => !text.includes(link)).map(([name]) => name)).toEqual([])
    for (const name of ['index.html', 'contact-us/index.html', 'offices/cumming/index.html'])
      expect(objects.get(name), name).toContain('"sameAs":["https://www.facebook.example/clinic"]')
    const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(objects.get('contact-us/index.html') ?? '') ?? []
    expect(main).toContain('href="https://www.facebook.example/clinic"')
  })

  it('a changed center and zoom of the map are in the map of every page [18.11]', async () => {
    const maps = [...objects].filter(([, text]) => text.includes('</footer>'))
    expect(maps.length).toBeGreaterThan(100)
    expect(maps.filter(([, text]) => !text.includes('scale(2)')).map(([name]) => name)).toEqual([])
    expect(JSON.parse(objects.get('site.json') ?? '')).toMatchObject({ map: after.map })
  })

  it('the phrases that several pages have are published for the checks of the staff area [2.67]', () => {
    const phrases: [phrase: string, pages: number][] = JSON.parse(objects.get('phrases.json') ?? '')
    expect(phrases.filter(([phrase, pages]) => pages < 3 || phrase.split(' ').length !== 7)).toEqual([])
    expect(phrases.length).toBeLessThan(500)
  })

  it('are those of the API [18.11]', async () => {
    for (const address of ['site', 'pages/home']) {
      const response = await fetch(`${system.address}/api/${address}`)
      expect(await response.text(), address).not.toMatch(oldName)
    }
  })
})

async function everyResponse(): Promise<Map<string, string>> {
  const lists = ['site', 'faqs', 'reviews', 'services', 'service-pages', 'alerts', 'blog/posts?perPage=100']
  const pages = PageName.options.map((name) => `pages/${name}`)
  const slugs = await treatmentSlugs()
  const responses = new Map<string, string>()
  for (const address of [...lists, ...pages, ...slugs.map((slug) => `treatment-pages/${slug}`)]) {
    const response = await fetch(`${system.address}/api/${address}`)
    expect(response.status, address).toBe(200)
    responses.set(address, await response.text())
  }
  return responses
}

async function treatmentSlugs(): Promise<string[]> {
  const response = await fetch(`${system.address}/api/service-pages`)
  const pages: { slug: string }[] = await response.json()
  return pages.map(({ slug }) => slug)
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * The text of each object of the site bucket, without what the renderer remembers, and
 * without search indexes that no page names any longer: windows that are still open read them.
 */
async function publishedObjects(): Promise<Map<string, string>> {
  const { files, outputs: names } = system.owner
  const Bucket = names[outputs.siteBucket]
  const texts = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client: files }, { Bucket }))
    for (const { Key = '' } of Contents) {
      if (Key.startsWith('rendering/')) continue
      const { Body } = await files.send(new GetObjectCommand({ Bucket, Key }))
      texts.set(Key, (await Body?.transformToString()) ?? '')
    }
  const search = texts.get('search/index.html')
  for (const key of texts.keys()) if (isSearchIndex(key) && !search?.includes(key)) texts.delete(key)
  return texts
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
