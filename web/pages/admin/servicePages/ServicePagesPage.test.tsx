import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderLoggedIn } from '../testing/renderStaff.tsx'
import { list, openServicePages, pages, row } from './testing/servicePagesScreen.ts'

afterEach(cleanup)

describe('the table of service pages', () => {
  it('has the columns Title, Current Image and Update Image', async () => {
    await openServicePages()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Current Image',
      'Update Image',
    ])
  })

  it('groups pages by category and sorts them by title, each with a link to its page', async () => {
    await openServicePages()
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split('/')[0])).toEqual([
      'What We Treat 2',
      'Alcohol Addiction',
      'Opioid Addiction',
      'How We Help 1',
      'Group Therapy',
    ])
    expect(row().getByRole('link').getAttribute('href')).toBe('/what-we-treat/alcohol')
    expect(row().getByRole('img').getAttribute('src')).toBe('/art/alcohol/1.svg')
  })

  it('is filtered by title, ignoring case', async () => {
    await openServicePages()
    fireEvent.change(screen.getByLabelText('Filter by title'), { target: { value: 'GROUP' } })
    screen.getByText('1 page')
    expect(screen.queryByText('Alcohol Addiction')).toBeNull()
    fireEvent.change(screen.getByLabelText('Filter by title'), { target: { value: 'nothing' } })
    screen.getByText('No pages found.')
  })

  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/service-pages', { [list]: [{ status: 503 }, { status: 200, json: pages }] })
    await screen.findByText('The list of pages could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table')
  })
})
