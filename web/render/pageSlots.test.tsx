// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { documentOf } from './document.ts'
import { slotsOf } from './pageSlots.ts'
import { parsedHtml } from './parsedHtml.ts'
import { renderNotFound, renderPage } from './site.tsx'

vi.mock('./shell.ts', () => ({
  shell: () => ({
    template: '<html lang="en"><!--head--><div id="app"><!--app--></div></html>',
    alertScript: '',
    criticalCss: (...parts: string[]) => [...new Set(parts.join(' ').split(' '))].sort().join(),
    fonts: [],
  }),
}))

const newContext = (): RenderContext => ({
  read: async ({ url }) => {
    if (url === '/api/site') return site
    return url.startsWith('/api/blog/posts') ? { posts: [], total: 0, pages: 0 } : []
  },
  clean: (html) => html,
  slots: new Map(),
  settings: { origin: 'https://www.example.org', contactFormUrl: '', contactFormScript: '' },
})

test('pages that share their slots have the same HTML as a page of its own', {
  timeout: 60_000,
}, async () => {
  const shared = newContext()
  for (const path of ['/search', '/privacy-policy', '/forms', '/search'])
    expect(await renderPage(path, shared)).toBe(await renderPage(path, newContext()))
  expect([...shared.slots.keys()]).toEqual(['header', 'teaser', 'footer'])
})

test('the one 404 page is also that of addresses below the blog and Contact Us, and has no teaser [2.79]', async () => {
  const html = await renderNotFound(newContext())
  expect(html).toContain('404 Page Not Found')
  expect(html).toContain('<div lang="en" data-slot="teaser" hidden="">')
})

const pageWith = (...names: string[]) =>
  parsedHtml(
    names
      .map((name) => `<div lang="en" data-slot="${name}" style="display:contents"></div>`)
      .join('<main></main>'),
  )

test('a slot is rendered for the first page that shows it', () => {
  const rendered = new Map()
  const render = vi.fn(
    (name: string) => `<div lang="en" data-slot="${name}" style="display:contents">${name}</div>`,
  )
  const pages = [pageWith('header'), pageWith('header', 'teaser'), pageWith('header', 'teaser')]
  const documents = pages.map((page) => {
    const slots = slotsOf(page, { path: '/', rendered, render })
    return documentOf(page, { settings: newContext().settings, app: 'navigate', slots })
  })
  expect(render.mock.calls).toEqual([['header'], ['teaser']])
  expect(documents[2]).toContain(
    '<div id="app"><div lang="en" data-slot="header" style="display:contents">header</div><main></main>' +
      '<div lang="en" data-slot="teaser" style="display:contents">teaser</div></div>',
  )
})

test('the menu marks the link to the current page [2.22]', () => {
  const menu = (attribute = '') =>
    `<a href="/faq">Logo</a><nav class="c1" id="site-menu"><a${attribute} class="c2" href="/faq">FAQ</a><a href="/faq#all">All</a></nav>`
  const rendered = new Map()
  const bodyAt = (path: string) =>
    slotsOf(pageWith('header'), { path, rendered, render: () => menu() }).map(({ body }) => body)
  expect(bodyAt('/faq')).toEqual([menu(' aria-current="page"')])
  expect(bodyAt('/forms')).toEqual([menu()])
})
