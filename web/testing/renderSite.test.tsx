import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pageLoadFailed } from '#shared/loading.ts'
import { messages } from '#shared/messages.ts'
import { renderSite } from './renderSite.tsx'

describe('the site in tests', () => {
  it('is the real screen at an address over fake responses', async () => {
    const { requests } = await renderSite('/', { '/api/pages/home': 'timeout' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pageLoadFailed)
    expect(requests).toContain('/api/pages/home')
  })
  it('says that it is loading while a response is pending [2.41]', async () => {
    await renderSite('/', { '/api/pages/home': 'pending' })
    await screen.findByText(messages.loading)
  })
  it('takes responses of endpoints only', async () => {
    // @ts-expect-error no endpoint has this address
    await renderSite('/', { '/api/page/home': 404 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.pageNotFound)
  })
})
