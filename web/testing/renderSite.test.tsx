import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '#shared/messages.ts'
import { renderSite } from './renderSite.tsx'

describe('the site as a visitor meets it in tests', () => {
  it('is the real screen at the address, over answers as told', async () => {
    const { asked } = await renderSite('/', { '/api/pages/home': 'timeout' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.pageNotFound)
    expect(asked).toContain('/api/pages/home')
  })
  it('says that it is loading while an answer is on its way', async () => {
    await renderSite('/', { '/api/pages/home': 'pending' })
    expect(await screen.findByText(messages.loading)).toBeDefined()
  })
})
