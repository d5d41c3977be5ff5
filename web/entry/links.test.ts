import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSite } from '../testing/renderSite.tsx'
import { followLinks, goTo } from './links.ts'

const list = { posts: [], total: 10, pages: 2 }
const responses = {
  '/api/pages/blog': { title: 'Our Blog', content: [] },
  '/api/blog/posts?page=1&perPage=9': list,
  '/api/blog/posts?page=2&perPage=9': list,
}
const goToSecondPage = async (reducedMotion: boolean) => {
  history.replaceState(null, '', '/blog')
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  const { router } = await renderSite('/blog', responses)
  await act(async () => goTo(router, new URL('/blog?page=2', location.href)))
  return router
}

describe('another page of the blog', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('has its number in the address, and scrolls smoothly to the top [4.4]', async () => {
    const router = await goToSecondPage(false)
    expect(router.state.location.href).toBe('/blog?page=2')
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
  })
  it('is at its top at once where less motion is preferred', async () => {
    await goToSecondPage(true)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })
})

describe('a link to a part of the page whose address has a query', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('leads to the part', async () => {
    history.replaceState(null, '', '/blog?utm_source=ad')
    const { router } = await renderSite('/blog?utm_source=ad', responses)
    await act(async () => goTo(router, new URL('/blog#posts', location.href)))
    expect(router.state.location.href).toBe('/blog#posts')
  })
})

describe('the app', () => {
  it('follows links to the pages that it renders, at their canonical addresses, and leaves documents, files, API and staff area to the browser [2.9, 2.10]', async () => {
    const { router } = await renderSite('/blog', responses)
    const followed: string[] = []
    followLinks(router, (url) => followed.push(url.pathname + url.search + url.hash))
    // jsdom does not navigate.
    document.addEventListener('click', (event) => event.preventDefault())
    const appRoutes = ['/faq', '/what-we-treat/alcohol-addiction']
    const others = ['/forms', '/privacy-policy', '/forms/client-intake-form.pdf', '/api/faqs', '/admin']
    const spellings = ['/FAQ', '/faq/', '/a/..//Faq', '/faq.', '/faq).', '/faq%E2%80%9D'].map(
      (path) => `${path}?from=mail#cost`,
    )
    for (const href of [...appRoutes, ...others, ...spellings]) {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }
    expect(followed).toEqual([...appRoutes, ...spellings.map(() => '/faq?from=mail#cost')])
  })
})
