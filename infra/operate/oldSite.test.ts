import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
import { writeFileIn as write } from './clinic/writeFileIn.ts'
import { importDrafts } from './content/importDrafts.ts'

const photo = webp(960, 640)
const dataAddress = `data:image/webp;base64,${webp(640, 960).toString('base64')}`

const item = (fields: Record<string, string>) =>
  `<item>${Object.entries({ 'wp:status': 'publish', 'wp:post_type': 'post', ...fields })
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}<category domain="category"><![CDATA[Families]]></category></item>`

const author = (login: string, name: string) =>
  `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author>`

const exportOf = (...items: string[]) =>
  `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>${author('admin_a', 'Ana')}${author('root', 'root')}${items.join('')}</channel></rss>\n`

const wordPress = exportOf(
  item({
    ...{ title: 'Sleep & rest', link: 'https://old.example/2019/05/Sleep/', 'wp:post_id': '12' },
    ...{
      'dc:creator': 'admin_a',
      'wp:post_date_gmt': '2019-05-04 10:00:00',
      'excerpt:encoded': 'How to rest.',
    },
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
)

function clinicFolder() {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'clinic.yaml'), 'state: GA\n')
  return folder
}

/** Reads an old site into a new folder, and gives what was printed. */
function read(source: string, folder = clinicFolder()) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  fromOldSite(source, folder)
  const printed = written.mock.calls.map(([text]) => String(text)).join('')
  written.mockRestore()
  const parsed = (name: string) => Object(parseYaml(readFileSync(path.join(folder, name), 'utf8')))
  const drafts = (kind: string) => globSync(`drafts/${kind}/*`, { cwd: folder }).map(parsed)
  return { folder, printed, drafts, redirects: parsed('clinic.yaml').redirects }
}

function exported(xml = wordPress) {
  const source = temporaryFolder()
  write(source, 'export.xml', xml)
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

const post = (name: string, html: string, fields: Record<string, string> = {}) =>
  item({ title: name, link: `https://old.example/${name}/`, 'content:encoded': html, ...fields })

describe('the text of a post', () => {
  it.each([
    ['of the older editor keeps its paragraphs', 'One.\nMore.\n\nTwo.', '<p>One.<br>More.</p>\n<p>Two.</p>'],
    [
      'keeps them beside an element of a paragraph',
      'One.\n\nTwo <b>words</b>.\n\n<p align="center">x</p>\n\nFour.',
      '<p>One.</p>\n<p>Two <b>words</b>.</p>\n<p>x</p>\n<p>Four.</p>',
    ],
    [
      'keeps them in a quotation',
      '<p>Said:</p><blockquote>One.\n\nTwo.</blockquote>',
      '<p>Said:</p>\n<blockquote><p>One.</p>\n<p>Two.</p></blockquote>',
    ],
    ['keeps them beside elements in others', '<i><p>One.</p></i>\n\nTwo.', '<i><p>One.</p></i>\n<p>Two.</p>'],
    [
      'of the newer editor has no empty paragraphs',
      '<!-- wp:paragraph -->\n<p>One.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:spacer -->\n<p>&nbsp;</p>\n<!-- /wp:spacer -->\n\n<!-- wp:heading -->\n<h2>Two</h2>\n<!-- /wp:heading -->',
      '<p>One.</p>\n<h2>Two</h2>',
    ],
    [
      'keeps words in brackets',
      'I felt [the craving] gone, [sic] (see [note 3]) [[gallery]]',
      '<p>I felt [the craving] gone, [sic] (see [note 3]) [[gallery]]</p>',
    ],
    [
      'is without short codes',
      'One [gallery ids="1,2"] [caption width="9"]two[/caption] [team list="all"][vc_row]three[/vc_row].',
      '<p>One  two three.</p>',
      ...['[gallery ids="1,2"]', '[caption width="9"]', '[team list="all"]', '[vc_row]'].map(
        (code) => `the short code ${code} is left out: add what it showed.`,
      ),
    ],
    [
      'may have an image whose address has a bare %',
      '<p>One.</p><img src="/uploads/100%-off.jpg"><img src="data:image/svg+xml;utf8,<svg width=100%>">',
      '<p>One.</p>',
      'the image /uploads/100%-off.jpg is not beside the export',
      'the image data:image/svg+xml;utf8,<svg width=100%> is not beside the export',
    ],
    [
      'has no links to what is not there',
      '<a href="https://www.old.example/gone?a=1">One</a> <a href="/contact-us/?a=1#map">two</a> <a href="http://www.old.example/rest">three</a> <a href="https://other.example/">four</a>',
      '<p>One <a href="/contact-us#map">two</a> <a href="/blog/rest">three</a> <a href="https://other.example/">four</a></p>',
      'the link to https://www.old.example/gone?a=1 is left out, because the new site has no page for it.',
    ],
  ])('%s', (_, html, content, ...notes) => {
    const { drafts, printed } = read(exported(exportOf(post('rest', html))))
    const shown = String(drafts('post')[0].content)
    expect(
      shown
        .replaceAll(/<br ?\/>/g, '<br>')
        .replaceAll(/\n+/g, '\n')
        .trim(),
    ).toBe(content)
    for (const note of notes) expect(printed).toContain(note)
    expect(printed).toContain(', 1 redirects in')
  })

  it.each([
    ['nested in 20,000 levels', { html: `${'<div>'.repeat(20_000)}x` }],
    ['of 900 KB of brackets', { html: '[a '.repeat(300_000) }],
    ['with a title of 3,000 characters', { html: '<p>x</p>', title: 'x'.repeat(3_000) }],
    [
      'whose title is nested in 20,000 levels',
      { html: '<p>x</p>', title: `]]>${'<b>'.repeat(20_000)}<![CDATA[` },
    ],
  ])('%s is left out alone, without a redirect and links to it', (_, { html, ...fields }) => {
    const others = [
      post('rest', '<p><a href="/bad">Bad</a> <a href="/?p=7">worse</a></p>'),
      post('walk', '<a href="/rest">Rest</a>'),
    ]
    const bad = post('bad', html, { 'wp:post_id': '7', ...fields })
    const { drafts, printed, redirects } = read(exported(exportOf(bad, ...others)))
    expect(drafts('post').map(({ content }) => content)).toEqual(
      expect.arrayContaining(['<p>Bad worse</p>', '<p><a href="/blog/rest">Rest</a></p>']),
    )
    expect(redirects).toEqual({ '/rest': '/blog/rest', '/walk': '/blog/walk' })
    expect(printed).toMatch(/2 drafts in .*, 2 redirects in clinic.yaml, 3 things to look at\./)
    expect(printed).toMatch(/is left out: .*must/)
  })

  it('may have a photo of megabytes', () => {
    const photo = `data:image/png;base64,${'/AAA'.repeat(500_000)}`
    const { printed } = read(exported(exportOf(post('rest', `<p>One.</p><img src="${photo}">`))))
    expect(printed).toContain(`the image ${photo.slice(0, 100)} `)
    expect(printed).toContain('1 drafts in')
  })
})

describe('what the export says of a post', () => {
  it.each([
    ['address', { link: 'https://old.example/?p=5' }, { slug: 'rest' }],
    ['author', { 'dc:creator': 'admin_a' }, { author: 'Ana' }],
    ['login name', { 'dc:creator': 'root' }, { author: undefined }, 'only a login name of its author'],
    ['unknown author', { 'dc:creator': 'who' }, { author: undefined }, 'only a login name of its author'],
    ['early date', { 'wp:post_date_gmt': '1970-01-01 00:00:00' }, {}, 'its date is 1970-01-01: correct it.'],
    ['late date', { 'wp:post_date_gmt': '2100-01-01 00:00:00' }, {}, 'its date is 2100-01-01: correct it.'],
  ])('%s', (_, given, fields, note = '0 things') => {
    const { drafts, printed } = read(exported(exportOf(post('Rest', '<p>One.</p>', given))))
    const [draft] = drafts('post')
    expect({ ...draft, author: draft.author, ...fields }).toEqual({ ...draft, author: draft.author })
    expect(printed).toContain(note)
  })
})

it('addresses that the new site has itself have no redirect, and links to its pages stay', () => {
  const page = (name: string, html = '') => post(name, html, { 'wp:post_type': 'page' })
  const names = ['contact-us', 'faq', 'blog', 'our-team', 'es', 'admin', 'media/a', 'logo.svg', 'admin?a=1']
  const { drafts, redirects, printed } = read(
    exported(
      exportOf(
        ...names.map((name) => page(name)),
        page('how-we-help/family-programs'),
        page('visit', '<a href="/contact-us/">One</a> <a href="/media/a">two</a>'),
      ),
    ),
  )
  expect(redirects).toEqual({ '/visit': '/how-we-help/visit' })
  expect(drafts('treatment')).toHaveLength(11)
  expect(drafts('treatment').find(({ title }) => title === 'visit').text1).toBe(
    '<p><a href="/contact-us">One</a> <a href="/how-we-help/a">two</a></p>',
  )
  const [family] = drafts('treatment').filter(({ title }) => title.endsWith('family-programs'))
  expect(family.slug).toMatch(/^how-we-help\/family-programs-\w{4}$/)
  expect(printed).toContain('the new site has a page /contact-us itself, to which links lead.')
})

it('reading again leaves comments, redirects of the clinic and changed drafts as they are', () => {
  const source = exported(exportOf(post('rest', '<p>One.</p>'), post('walk', '<p>Two.</p>')))
  const folder = clinicFolder()
  const file = path.join(folder, 'clinic.yaml')
  writeFileSync(file, '# Ours\nstate: GA # Georgia\nredirects:\n  # From 2009\n  /rest: /faq\n')
  read(source, folder)
  const written =
    '# Ours\nstate: GA # Georgia\nredirects:\n  # From 2009\n  /rest: /faq\n  /walk: /blog/walk\n'
  expect(readFileSync(file, 'utf8')).toBe(written)
  const [name = ''] = globSync('drafts/post/*', { cwd: folder })
  write(folder, name, 'title: Ours\n')
  const { printed } = read(source, folder)
  expect(readFileSync(file, 'utf8')).toBe(written)
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('title: Ours\n')
  expect(printed).toContain(`${name} was there with other words, and stays`)
  expect(printed).toContain('1 things to look at.')
})

it('a folder with a sitemap and the saved pages becomes drafts without what is on every page', () => {
  const source = temporaryFolder()
  const locations = [
    'https://old.example/blog/rest',
    'https://old.example/team.html',
    'https://old.example/missing',
    'https://old.example/100%/cut',
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
  write(source, '100%/cut.html', '<html><h1>Cut</h1><p>Of')
  const { drafts, redirects, printed } = read(source)
  expect(drafts('post')).toMatchObject([
    { title: 'Rest', slug: 'rest', content: '<p>Sleep.</p>', excerpt: 'About Rest' },
  ])
  expect(drafts('treatment').toSorted((one, other) => (one.title < other.title ? -1 : 1))).toMatchObject([
    { title: 'Cut', slug: 'how-we-help/cut' },
    { title: 'Team', slug: 'how-we-help/team', text1: '<p>People.</p>' },
  ])
  expect(redirects).toEqual({ '/team.html': '/how-we-help/team', '/100%/cut': '/how-we-help/cut' })
  expect(printed).toContain('The page https://old.example/missing is left out: it is not in the folder.')
  expect(printed).toContain('“Cut”: the saved page is incomplete')
})

it('the pages of an index of sitemaps are those of its parts, which have to be there', () => {
  const source = temporaryFolder()
  const index =
    '<sitemapindex><sitemap><loc>https://old.example/page-sitemap.xml</loc></sitemap></sitemapindex>'
  write(source, 'sitemap.xml', index)
  expect(() => read(source)).toThrow('names https://old.example/page-sitemap.xml: save it in the folder too.')
  write(source, 'page-sitemap.xml', '<urlset><url><loc>https://old.example/team.html</loc></url></urlset>')
  write(source, 'team.html', '<html><body><main><h1>Team</h1><p>People.</p></main></body></html>')
  expect(read(source).drafts('treatment')).toMatchObject([{ title: 'Team' }])
})

it.each([
  ['nothing', 'none.xml', 'There is no file or folder'],
  ['another file', 'feed.xml', 'is no export of WordPress'],
  ['a folder without a sitemap', '.', 'There is no sitemap.xml'],
  ['an export that is cut off', 'cut.xml', 'is incomplete, since its end is missing'],
])('%s is refused in words', (_, name, sentence) => {
  const source = temporaryFolder()
  write(source, 'feed.xml', '<rss><item/></rss>')
  write(source, 'cut.xml', exportOf(post('rest', 'About </rss> files')).slice(0, -60))
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
