// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { renderPage } from './site.tsx'

const context: RenderContext = {
  read: async ({ url }) => {
    if (url === '/api/site') return site
    return url.startsWith('/api/pages/') ? { title: 'Title', content: [] } : null
  },
  clean: (html) => html,
  slots: new Map(),
  settings: { origin: 'https://www.example.org', contactFormUrl: '', contactFormScript: '' },
}

vi.mock('../public/pages/faq/FaqPage.tsx', () => ({
  FaqPage() {
    throw new Error('torn')
  },
}))
vi.mock('../public/content/prefetchContent.ts', () => ({
  prefetchContent: async () => {
    throw new Error('no content')
  },
}))
vi.mock('../public/pages/forms/FormsPage.tsx', () => ({
  FormsPage() {
    throw new Error('torn')
  },
}))

test('a page that throws, or whose loader does, is not rendered, so that its last HTML stays', async () => {
  await expect(renderPage('/forms', context)).rejects.toThrow('The page at /forms throws')
  await expect(renderPage('/faq', context)).rejects.toThrow('no content')
})

test('a page whose content cannot be read is not rendered with a notice in its place [13.70]', async () => {
  const path = '/what-we-treat/anxiety'
  const read: RenderContext['read'] = async (request) => {
    if (request.url.endsWith(path)) throw new Error('damaged')
    return context.read(request)
  }
  vi.spyOn(console, 'error').mockReturnValue()
  await expect(renderPage(path, { ...context, read })).rejects.toThrow('damaged')
})
