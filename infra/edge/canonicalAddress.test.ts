import { describe, expect, it } from 'vitest'
import type { EdgeRequest } from './edgeEvent.ts'
import { runEdgeFunction } from './testing/runEdgeFunction.ts'

const run = (uri: string, querystring: EdgeRequest['querystring'] = {}) =>
  runEdgeFunction('canonicalAddress', { uri, querystring })
const objectOf = (uri: string, querystring?: EdgeRequest['querystring']) => {
  const result = run(uri, querystring)
  return 'uri' in result ? result.uri : undefined
}
const redirectOf = (uri: string, querystring?: EdgeRequest['querystring']) => {
  const result = run(uri, querystring)
  return 'uri' in result ? undefined : [result.statusCode, result.headers.location?.value]
}

describe('the object of an address', () => {
  it.each([
    ['/', '/index.html'],
    ['/blog', '/blog/index.html'],
    ['/blog/a-post', '/blog/a-post/index.html'],
    ['/what-we-treat/mental-health-treatment/ptsd', '/what-we-treat/mental-health-treatment/ptsd/index.html'],
    ['/feed.xml', '/feed.xml'],
    ['/feed.css', '/feed.css'],
    ['/blog/a-post/data.json', '/blog/a-post/data.json'],
    ['/admin', '/app.html'],
    ['/admin/service-pages', '/app.html'],
    ['/admin/pages/how-we-help.group-therapy', '/app.html'],
    ['/admin/reviews/Review_1', '/app.html'],
    ['/administration', '/administration/index.html'],
  ])('of %s is %s', (address, object) => expect(objectOf(address)).toBe(object))

  it.each(['/404.html', '/app.html', '/blog/x.html'])('of %s is missing', (address) =>
    expect(objectOf(address)).toBe(`${address}/index.html`),
  )

  it.each([
    ['3', '/blog/page/3/index.html'],
    ['x', '/blog/index.html'],
    ['02', '/blog/index.html'],
    ['2.0', '/blog/index.html'],
    ['0', '/blog/index.html'],
    ['../../secret', '/blog/index.html'],
  ])('of /blog?page=%s is %s [9.1]', (page, object) =>
    expect(objectOf('/blog', { page: { value: page } })).toBe(object),
  )
})

describe('an address that is not canonical', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/Blog', '/blog'],
    ['/Admin/', '/admin'],
    ['//', '/'],
    ['//blog//A-Post///', '/blog/a-post'],
    ['/BLOG//x/index.html', '/blog/x'],
    ['/blog/index.html', '/blog'],
    ['/index.html', '/'],
    ['/blog/page/1/', '/blog'],
  ])('%s redirects once, to %s', (address, canonical) => {
    expect(redirectOf(address)).toEqual([301, canonical])
    expect(redirectOf(canonical)).toBeUndefined()
  })

  it('/blog/page/2 redirects to the query', () =>
    expect(redirectOf('/blog/page/2')).toEqual([301, '/blog?page=2']))

  it('keeps its query, with repeated names and names without a value', () => {
    const x = { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }
    const query = { page: { value: '2' }, x, flag: { value: '' } }
    expect(redirectOf('/Blog/', query)).toEqual([301, '/blog?page=2&x=1&x=2&flag'])
  })

  it('loses the number of the first page of the blog', () => {
    const page = { value: '1' }
    expect(redirectOf('/blog', { page })).toEqual([301, '/blog'])
    expect(redirectOf('/blog', { page, from: { value: 'mail' } })).toEqual([301, '/blog?from=mail'])
  })

  it.each(['//evil/', '///evil/'])('%s redirects within the site', (address) =>
    expect(redirectOf(address)).toEqual([301, '/evil']),
  )
})

describe('an address as it stands in a text', () => {
  const endings = [
    '.',
    ',',
    ')',
    ';',
    ':',
    '!',
    '”',
    '’',
    '»',
    '>',
    ' ',
    '…',
    '.”',
    '/).',
    '\u00a0',
    '\u200b',
    ' —',
    ' –',
    '-',
    '=',
    '，',
    '）',
    '。',
    '\u00ad',
  ]
  it.each(endings)('with “%s” after it redirects to the page [2.9]', (ending) => {
    expect(redirectOf(`/urgent-help${encodeURI(ending)}`)).toEqual([301, '/urgent-help'])
    expect(redirectOf(`/Urgent-Help${encodeURIComponent(ending)}/`)).toEqual([301, '/urgent-help'])
    expect(redirectOf(`/forms/client-intake-form.pdf${encodeURI(ending)}`)).toEqual([
      301,
      '/forms/client-intake-form.pdf',
    ])
  })
})

describe('an address of a word processor or a mail program', () => {
  it.each([
    ['an en dash', '/urgent–help', '/urgent-help'],
    ['a hyphen that does not break', '/Urgent‑Help', '/urgent-help'],
    ['a minus sign', '/urgent−help', '/urgent-help'],
    ['a soft hyphen after the hyphen', '/urgent-\u00adhelp', '/urgent-help'],
    ['an invisible space', '/\u200burgent-help', '/urgent-help'],
    ['a space where a line ended', '/what-we-treat/  alcohol-addiction', '/what-we-treat/alcohol-addiction'],
    ['an escaped hyphen and letter', '/urgent%2D%48elp', '/urgent-help'],
  ])('with %s redirects to the page [2.9]', (_, address, page) => {
    expect(redirectOf(encodeURI(address).replaceAll('%25', '%'))).toEqual([301, page])
  })

  it.each(['/%2e%2e/faq', '/..%2ffaq', '/%41%2F..%2Ficon.svg'])('%s leads to no other folder', (address) =>
    expect(redirectOf(address)).toBeUndefined(),
  )
})

describe('an address that only another system can have', () => {
  it.each([
    ['/Our_Team.HTML', '/our_team.html/index.html'],
    ['/our_team.html.', '/our_team.html/index.html'],
    ['/about.php', '/about.php/index.html'],
    ['/Old%20Page/', '/old~20page/index.html'],
    ['/old~page', '/old~7epage/index.html'],
    ['/brochure.pdf', '/brochure.pdf/index.html'],
    ['/a@b,c/d', '/a~40b~2cc/d/index.html'],
    ['/caf%C3%A9/', '/caf~c3~a9/index.html'],
  ])('%s is the object %s, at once [14.42]', (address, object) => expect(objectOf(address)).toBe(object))

  it.each(['id', 'p', 'page_id'])('/ with the parameter %s is an object of its own', (name) =>
    expect(objectOf('/', { [name]: { value: '7' } })).toBe('/~home/index.html'),
  )
})

it.each([
  '/\\evil.example',
  '//evil.example/%2f..%2fx',
  '/a\r\nset-cookie:x',
  '/blog%0d%0aSet-Cookie:x/',
  '/%zz',
  '/a b',
  '/<script>alert',
  `/${'%20a'.repeat(200)}`,
])('%j leads to an object that is missing, and never to a redirect', (address) =>
  expect(objectOf(address)).toMatch(/^\/[\w/.~-]{1,400}\/index\.html$/),
)
