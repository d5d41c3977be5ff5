import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { alcohol, openServicePages, patch, row } from './testing/servicePagesScreen.ts'

afterEach(cleanup)

describe('the history', () => {
  const records = [
    {
      version: 3,
      by: 'ana',
      at: '2026-11-20T12:00:00.000Z',
      before: { image1: '/art/b.svg' },
      after: { image1: alcohol.image1 },
    },
    {
      version: 2,
      by: 'ben',
      at: '2026-11-19T12:00:00.000Z',
      before: { image1: '/art/a.svg' },
      after: { image1: '/art/b.svg' },
    },
  ]
  const history = 'GET /api/service-pages/alcohol/history'
  const openHistory = async () => {
    fireEvent.click(row().getByRole('button', { name: /^History/ }))
    return within(await screen.findByRole('dialog', { name: 'History of Alcohol Addiction' }))
  }

  it('shows each image with its date and author, newest first, and the one before the oldest change', async () => {
    await openServicePages({ [history]: { id: 'alcohol', version: 3, changes: records } })
    const drawer = await openHistory()
    const images = await drawer.findAllByRole('listitem')
    expect(images.map((image) => within(image).getByRole('img').getAttribute('src'))).toEqual([
      alcohol.image1,
      '/art/b.svg',
      '/art/a.svg',
    ])
    expect(images[0]?.textContent).toContain('by ana')
    expect(images[0]?.textContent).toContain('On the page now')
    expect(images[1]?.textContent).toContain('by ben')
  })

  it('restores any image with a save', async () => {
    const { sent } = await openServicePages({
      [history]: { id: 'alcohol', version: 3, changes: records },
      [patch]: { ...alcohol, image1: '/art/a.svg', version: 4 },
    })
    const drawer = await openHistory()
    await drawer.findAllByRole('listitem')
    fireEvent.click(drawer.getByRole('button', { name: /Before these changes/ }))
    await screen.findByText('Image updated')
    expect(sent.find(({ request }) => request === patch)?.json).toEqual({ image1: '/art/a.svg', version: 3 })
  })

  it('of an unchanged page says so', async () => {
    await openServicePages({ [history]: { id: 'alcohol', version: 1, changes: [] } })
    await (await openHistory()).findByText('This image has not been changed yet.')
  })
})
