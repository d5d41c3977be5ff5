import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const { forFamilies, spanish } = pages
const families = seed.pages[forFamilies.content]
const open = (page: object) => renderSite(forFamilies.path, { '/api/pages/for-families': page })

it('says at the end of a page what it was checked against and when, closed, and that nobody has read it [13.25]', async () => {
  await open(families)
  const details = screen.getByText(/^Sources \(\d+\), checked on/).closest('details')
  expect(details?.open).toBe(false)
  const links = within(details ?? document.body).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(families.sources?.map(({ url }) => url))
  screen.getByText(
    'A clinician and a lawyer have not read this page yet. Rules change: ask before you rely on them.',
  )
})

it('names who has signed off a page, in place of the sentence that nobody has', async () => {
  await open({ ...families, lastReviewed: '2026-12-01', reviewedBy: 'Ana Reyes, LPC' })
  screen.getByText(messages.readBy('Ana Reyes, LPC', 'December 1, 2026'))
  expect(screen.queryByText(/not read this page yet/)).toBeNull()
})

it('speaks Spanish on the Spanish page', async () => {
  await renderSite(spanish.path, { '/api/pages/es': seed.pages.es })
  screen.getByText(/^Fuentes \(\d+\), revisado el/)
  screen.getByText('28 de noviembre de 2026')
})
