import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'
import {
  addressField,
  list,
  openServicePages,
  pages,
  row,
  typeAddress,
} from '../../testing/servicePagesScreen.ts'

afterEach(cleanup)

describe('the table of service pages', () => {
  it('has the columns Title, Current Image and Update Image [2.110]', async () => {
    await openServicePages()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Current Image',
      'Update Image',
    ])
  })

  it('sorts pages by title, each with its image, a link to its editor and one to its page', async () => {
    await openServicePages()
    const names = screen.getAllByRole('rowheader').map((name) => within(name).getAllByRole('link')[0])
    expect(names.map((name) => name?.textContent)).toEqual([
      'Alcohol Addiction',
      'Group Therapy',
      'Opioid Addiction',
    ])
    expect(
      row()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/admin/pages/alcohol', '/what-we-treat/alcohol'])
    expect(row().getByRole('img').getAttribute('src')).toBe('/art/alcohol/1.svg')
  })

  it('is filtered by title, ignoring case', async () => {
    await openServicePages()
    fireEvent.change(screen.getByLabelText('Filter by title'), { target: { value: 'GROUP' } })
    screen.getByText('1 page')
    expect(screen.queryByRole('row', { name: /Alcohol Addiction/ })).toBeNull()
    fireEvent.change(screen.getByLabelText('Filter by title'), { target: { value: 'nothing' } })
    screen.getByText('No pages found.')
  })

  it('keeps an address that was typed in a row while the row is filtered out', async () => {
    await openServicePages()
    typeAddress('/art/new.svg')
    const filter = screen.getByLabelText('Filter by title')
    fireEvent.change(filter, { target: { value: 'group' } })
    fireEvent.change(filter, { target: { value: '' } })
    expect(addressField().value).toBe('/art/new.svg')
  })

  it('reads the list each time it opens, since a colleague may have changed it [9.7]', async () => {
    const { sent, router } = await openServicePages()
    await act(() => router.navigate({ to: '/admin/account' }))
    await act(() => router.navigate({ to: '/admin/service-pages' }))
    await screen.findByRole('table')
    expect(sent.filter(({ request }) => request === list)).toHaveLength(2)
  })

  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/service-pages', { [list]: [{ status: 503 }, { status: 200, json: pages }] })
    await screen.findByText('The list of pages could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table')
  })
})
