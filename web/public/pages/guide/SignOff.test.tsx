import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

it.each([
  [pages.noticeOfPrivacyPractices, 'lawyer'],
  [pages.spanish, 'translator'],
] as const)(
  '$0.path says that nobody has signed it off, and then who has [2.52]',
  async ({ path, content }, reviewer) => {
    const texts = messages.signOff[reviewer]
    const { sampleReview: _, ...page } = seed.pages[content]
    const { unmount } = await renderSite(path, { [`/api/pages/${content}`]: { ...page, sampleReview: true } })
    screen.getByText(texts.sample)
    unmount()
    const signedOff = { ...page, lastReviewed: '2026-12-01', reviewedBy: 'Ana Reyes' }
    await renderSite(path, { [`/api/pages/${content}`]: signedOff })
    screen.getByText(texts.signedOff('Ana Reyes', 'December 1, 2026'))
    expect(screen.queryByText(texts.sample)).toBeNull()
  },
)

it('says nothing on a page that nobody signs off', async () => {
  const { path, content } = pages.firstVisit
  await renderSite(path, { [`/api/pages/${content}`]: seed.pages[content] })
  expect(screen.queryByText(/^Sample:|^Checked by/)).toBeNull()
})
