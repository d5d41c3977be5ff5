import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSite } from '../testing/renderSite.tsx'
import { followLinks, goTo } from './links.ts'

const list = { posts: [], total: 0, pages: 0 }
const answers = {
  '/api/pages/blog': { title: 'Our Blog', content: [] },
  '/api/blog/posts?page=1&perPage=9': list,
  '/api/blog/posts?page=2&perPage=9': list,
}
const turnThePage = async (reducedMotion: boolean) => {
  history.replaceState(null, '', '/blog')
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  const { router } = await renderSite('/blog', answers)
  await act(async () => goTo(router, new URL('/blog?page=2', location.href)))
  return router
}

describe('turning a page of the blog', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('puts the page in the address and scrolls smoothly to the top', async () => {
    const router = await turnThePage(false)
    expect(router.state.location.href).toBe('/blog?page=2')
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
  })
  it('does not glide for who asked for less motion', async () => {
    await turnThePage(true)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })
})

describe('following links', () => {
  it('is for the app’s own screens, not for files, the API and pages that are words alone', async () => {
    const { router } = await renderSite('/blog', answers)
    const gone: string[] = []
    followLinks(router, (url) => gone.push(url.pathname))
    // What the app leaves to the browser stays where it is in a test.
    document.addEventListener('click', (event) => event.preventDefault())
    const screens = ['/faq', '/what-we-treat/alcohol-addiction']
    const others = ['/forms', '/privacy-policy', '/forms/client-intake-form.pdf', '/api/faqs', '/admin']
    for (const href of [...screens, ...others]) {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }
    expect(gone).toEqual(screens)
  })
})
