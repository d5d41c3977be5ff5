import { expect, it } from 'vitest'
import { publishDocument } from './publishDocument.ts'
import { startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite({ hasForms: false })
const { desk } = site
const one = 'how-we-help.group-therapy'

const move = (id: string, slug: string) =>
  publishDocument(desk, { kind: 'treatment', id, content: { slug: `how-we-help/${slug}` } })

/** The links of a rendered page to pages of How We Help. */
async function linksOf(key: string): Promise<string[]> {
  await site.render()
  const html = await site.textOf(key)
  const links = html.matchAll(/<a [^>]*href="\/how-we-help\/([^"]+)"[^>]*>(.*?)<\/a>/g)
  return Array.from(links, ([, slug, words]) => `${slug}: ${words}`)
}

it('menus and texts of rendered pages follow two pages that change places, and texts lose one that is taken down [2.111, 14.55, 14.56]', async () => {
  await site.renderEverything()
  const place = {
    category: 'how-we-help',
    parentId: null,
    image1: '/art/dock-dawn.svg',
    linkedFrom: ['footer'],
  }
  const created = await desk.create('treatment', {
    ...{ ...place, title: 'Later', description: 'Help.', slug: 'how-we-help/later' },
  })
  await publishDocument(desk, { kind: 'treatment', id: created.id, content: {} })
  await publishDocument(desk, {
    kind: 'post',
    id: 'post-00025',
    content: { content: '<p>In <a href="/how-we-help/group-therapy">a group</a> or later.</p>' },
  })
  const key = 'blog/slug-of-25/index.html'
  const shown = await linksOf(key)
  expect(shown).toContain('group-therapy: a group')
  expect(shown.filter((link) => link.endsWith('group therapy')).length).toBeGreaterThan(1)

  await move(one, 'between')
  await move(created.id, 'group-therapy')
  await move(one, 'later')
  const swapped: Record<string, string> = { 'group-therapy': 'later', later: 'group-therapy' }
  expect(await linksOf(key)).toEqual(
    shown.map((link) => link.replace(/^[\w-]+/, (slug) => swapped[slug] ?? slug)),
  )

  const { published } = await desk.find('treatment', one)
  const params = { kind: 'treatment', id: one }
  await desk.tryTo('remove', params, { version: published?.version })
  const fixed = 'group-therapy: Group Therapy'
  const others = (await linksOf(key)).filter((link) => /group/i.test(link) && !/Later$/.test(link))
  expect(new Set(others)).toEqual(new Set([fixed]))
  expect(await site.textOf(key)).toContain('In a group or later.')

  await desk.act('restore', params)
  await publishDocument(desk, { kind: 'treatment', id: one, content: {} })
  expect(await linksOf(key)).toContain('later: a group')
})

it('what a person types is never a link to a document, in any file of the site', async () => {
  const typed = `/~post/post-00003 <a href="/~post/none">x</a> <A HREF='/~post/post-00003'>y</A> &#47;~post&#47;none`
  const html = `<p><a href="/~post/none">one</a> <A HREF='/~post/post-00003'>two</A> <a href=&#47;~post/post-00003>three</a> <a href="/%7Epost/none">four</a></p><p>&lt;a href="/~post/none"&gt;</p><p><img src="/art/dock-dawn.svg" alt='<a href="/~post/none">' /></p>`
  const seo = {
    title: typed,
    canonical: '/~post/none',
    openGraph: { url: '/~post/post-00003', title: typed },
  }
  await publishDocument(desk, {
    kind: 'post',
    id: 'post-00024',
    content: { content: html, title: typed, excerpt: typed, seo },
  })
  const faq = await desk.create('faq', { question: typed, answer: html, categoryName: 'Visiting' })
  await publishDocument(desk, { kind: 'faq', id: faq.id, content: {} })
  await site.renderEverything()
  const named =
    /(?:<[a-z][^<>]* (?:href|src)|"(?:url|@id|item)":|og:url" content)=?"(?:https:\/\/www\.example\.org)?\/(?:~|%7e)[^"]*/i
  const files = site.keys().filter((key) => /\.(?:html|xml|json|txt)$/.test(key))
  const found = await Promise.all(files.map(async (key) => [key, named.exec(await site.textOf(key))?.[0]]))
  expect(found.filter(([, address]) => address)).toEqual([])
  const shown = await site.textOf('blog/slug-of-24/index.html')
  expect(shown).toContain('<p><a>one</a> <a>two</a> <a>three</a> <a>four</a></p>')
  expect(shown).toContain('<link data-page rel="canonical" href="https://www.example.org/blog/slug-of-24"/>')
})
