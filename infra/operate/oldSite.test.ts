import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, it, vi } from 'vitest'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import { findDocument } from '../../functions/store/desk/documents.ts'
import { uploads } from '../../functions/store/media.ts'
import { seedTable } from '../../functions/store/seed.ts'
import { content } from '../../functions/testing/content.ts'
import { testTable } from '../../functions/testing/testTable.ts'
import { webp } from '../../functions/testing/webp.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { fromOldSite } from './clinic/fromOldSite.ts'
import { importDrafts } from './content/importDrafts.ts'

const photo = webp(960, 640)
const dataAddress = `data:image/webp;base64,${webp(640, 960).toString('base64')}`

const item = (fields: Record<string, string>) =>
  `<item>${Object.entries({ 'wp:status': 'publish', 'wp:post_type': 'post', ...fields })
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}<category domain="category"><![CDATA[Families]]></category></item>`

const wordPress = `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>${[
  item({
    ...{ title: 'Sleep & rest', link: 'https://old.example/2019/05/Sleep/', 'wp:post_id': '12' },
    ...{ 'dc:creator': 'Ana', 'wp:post_date_gmt': '2019-05-04 10:00:00', 'excerpt:encoded': 'How to rest.' },
    'content:encoded': `<h1>Sleep</h1>

Rest well.
See <a href="https://old.example/about-us/#team">us</a> and <a href="/2019/05/sleep/?x=1">this</a>.

<img src="https://old.example/wp-content/uploads/2019/05/bed.webp" alt="A bed" onerror="alert(1)"><img src="${dataAddress}"><img src="https://cdn.example/gone.png">

[contact-form id="1"]<script>alert(1)</script>Help for addicts.`,
  }),
  item({
    title: 'About us',
    link: 'https://old.example/about-us/',
    'wp:post_type': 'page',
    'content:encoded': '<p>We help.</p>',
  }),
  item({ title: 'Thrown away', link: 'https://old.example/x', 'wp:status': 'trash' }),
  item({ title: 'Bed', link: 'https://old.example/bed', 'wp:post_type': 'attachment' }),
].join('')}</channel></rss>`

function clinicFolder() {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'clinic.yaml'), 'state: GA\n')
  return folder
}

function write(folder: string, name: string, text: string | Buffer) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

/** Reads an old site into a new folder, and gives what was printed. */
function read(source: string) {
  const folder = clinicFolder()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  fromOldSite(source, folder)
  const printed = written.mock.calls.map(([text]) => String(text)).join('')
  written.mockRestore()
  const parsed = (name: string) => Object(parseYaml(readFileSync(path.join(folder, name), 'utf8')))
  const drafts = (kind: string) =>
    readdirSync(path.join(folder, 'drafts', kind)).map((name) => parsed(`drafts/${kind}/${name}`))
  return { folder, printed, drafts, redirects: parsed('clinic.yaml').redirects }
}

function exported() {
  const source = temporaryFolder()
  write(source, 'export.xml', wordPress)
  write(source, 'uploads/2019/05/bed.webp', photo)
  return path.join(source, 'export.xml')
}

describe('a file that WordPress exported', () => {
  const { folder, printed, drafts, redirects } = read(exported())

  it('becomes drafts of its posts and pages, harmless, with links to where these now are', () => {
    const [post, ...others] = drafts('post')
    expect(others).toEqual([])
    expect(post).toMatchObject({
      ...{ title: 'Sleep & rest', slug: 'sleep', author: 'Ana', category: 'Families' },
      ...{ excerpt: 'How to rest.', createdAt: '2019-05-04T10:00:00.000Z' },
    })
    expect(post.content).toMatch(
      /^<h2>Sleep<\/h2>\s*<p>Rest well\.<br ?\/?>See <a href="\/how-we-help\/about-us#team">us<\/a>/,
    )
    expect(post.content).toContain('<a href="/blog/sleep">this</a>')
    expect(post.content).not.toMatch(/script|onerror|contact-form|https:/)
    expect(drafts('treatment')).toMatchObject([
      { title: 'About us', slug: 'how-we-help/about-us', text1: '<p>We help.</p>' },
    ])
  })

  it('has its images, from files beside it and from its texts', () => {
    const images = readdirSync(path.join(folder, 'media'))
    expect(images).toHaveLength(2)
    for (const name of images) expect(drafts('post')[0].content).toContain(`src="/media/${name}"`)
    expect(printed).toContain(
      'the image https://cdn.example/gone.png is not beside the export: add it in the staff area.',
    )
  })

  it('has redirects of its addresses, also of the short ones', () => {
    expect(redirects).toEqual({
      '/2019/05/sleep': '/blog/sleep',
      '/?p=12': '/blog/sleep',
      '/about-us': '/how-we-help/about-us',
    })
  })

  it('has the findings of the content checks, counted', () => {
    expect(printed).toContain(
      '“Sleep & rest”: block, content: Say “people with a substance use disorder” instead of “addicts”.',
    )
    expect(printed).toMatch(/2 drafts in .*, 3 redirects in clinic.yaml, \d+ things to look at\./)
  })
})

it('a folder with a sitemap and the saved pages becomes drafts without what is on every page', () => {
  const source = temporaryFolder()
  const locations = [
    'https://old.example/blog/rest',
    'https://old.example/team.html',
    'https://old.example/missing',
  ]
  write(
    source,
    'sitemap.xml',
    `<urlset>${locations.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`,
  )
  const page = (title: string, body: string) =>
    `<html><head><meta name="description" content="About ${title}"></head><body><nav>Menu</nav><main><h1>${title}</h1>${body}<form>Send</form></main><footer>End</footer></body></html>`
  write(source, 'blog/rest/index.html', page('Rest', '<p>Sleep.</p>'))
  write(source, 'team.html', page('Team', '<p>People.</p>'))
  const { drafts, redirects } = read(source)
  expect(drafts('post')).toMatchObject([
    { title: 'Rest', slug: 'rest', content: '<p>Sleep.</p>', excerpt: 'About Rest' },
  ])
  expect(drafts('treatment')).toMatchObject([
    { title: 'Team', slug: 'how-we-help/team', text1: '<p>People.</p>' },
  ])
  expect(redirects).toEqual({ '/team.html': '/how-we-help/team' })
})

it.each([
  ['nothing', 'none.xml', 'There is no file or folder'],
  ['another file', 'feed.xml', 'is no export of WordPress'],
  ['a folder without a sitemap', '.', 'There is no sitemap.xml'],
])('%s is refused in words', (_, name, sentence) => {
  const source = temporaryFolder()
  write(source, 'feed.xml', '<rss><item/></rss>')
  expect(() => read(path.join(source, name))).toThrow(sentence)
})

describe('an import', () => {
  const store = testTable()

  it('adds the drafts with their images, publishes none, and adds none twice', async () => {
    await seedTable(store, content)
    const s3 = mockClient(S3Client)
    const { folder } = read(exported())
    const target = { store, media: { s3: new S3Client({}), name: 'media' } }
    const at = '2026-11-28T12:00:00.000Z'
    expect(await importDrafts(folder, target, at)).toBe(2)
    expect(await importDrafts(folder, target, at)).toBe(0)
    const [name = ''] = readdirSync(path.join(folder, 'drafts/post'))
    const document = await findDocument(store, { kind: 'post', id: path.basename(name, '.yaml') })
    expect(document).toMatchObject({
      draft: { content: { title: 'Sleep & rest' }, updatedBy: 'content import' },
    })
    expect(document?.published).toBeUndefined()
    expect((await uploads(store)).map(({ width, height }) => [width, height]).sort()).toEqual([
      [640, 960],
      [960, 640],
    ])
    expect(s3.calls().length).toBeGreaterThanOrEqual(2)
  })
})
