import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { RelatedPages, relatedTo } from './RelatedPages.tsx'

const page = seed.treatments.find(({ slug }) => slug === 'what-we-treat/prescription-drug-addiction')
const scrollIntoView = vi.fn()

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it.each([
  ['comes into view where the address names it and it comes after its page', '#related-pages', 0, 1],
  ['leaves the view where the visitor has scrolled meanwhile', '#related-pages', 300, 0],
  ['leaves the view at the top of a page whose address does not name it', '', 0, 0],
])('the list of related pages %s [2.30]', (_, hash, top, times) => {
  if (!page) throw new Error('The seed lacks the page')
  scrollIntoView.mockClear()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  vi.stubGlobal('scrollY', top)
  history.replaceState(null, '', `/what-we-treat/prescription-drug-addiction${hash}`)
  const { unmount } = render(<RelatedPages page={page} related={relatedTo(page, seed.treatments)} />)
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
  unmount()
})
