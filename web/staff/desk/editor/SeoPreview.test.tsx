import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { withSite } from '../../../testing/withSite.tsx'
import { SeoPreview } from './SeoPreview.tsx'

afterEach(cleanup)

it('shows what search engines and messengers read in the head of the page [10.24]', () => {
  const [page] = seed.treatments
  const { container } = render(
    withSite(<SeoPreview kind="treatment" path={`/${page?.slug}`} content={{ ...page }} />),
  )
  const [result, link] = container.querySelectorAll('figure')
  expect(result?.textContent).toContain(page?.seo?.metaTitle ?? page?.title)
  expect(result?.textContent).toContain(`localhost › ${page?.slug.split('/').join(' › ')}`)
  expect(link?.querySelector('img')?.getAttribute('src')).toBe(`/art/social/${page?.category}.jpg`)
})

it('counts the characters and cuts off what search results cut off [10.24]', () => {
  const seo = { metaTitle: 'Long words '.repeat(7).trim(), metaDescription: 'Short.' }
  const { container } = render(withSite(<SeoPreview kind="post" path="/blog/a" content={{ seo }} />))
  expect(container.textContent).toContain('Title: 76 of 60 characters, and the end is cut off')
  expect(container.textContent).toContain('Description: 6 of 160 characters')
  expect(container.textContent).toContain('Long words Long words Long words Long words Long words …')
})

it('falls back to the title and the name of the clinic', () => {
  const { container } = render(withSite(<SeoPreview kind="post" path="/blog/a" content={{ title: 'New' }} />))
  expect(container.textContent).toContain('New | Foothills Recovery Center')
})
