import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isLoggedIn } from '../../loginFlag.ts'
import {
  addressField,
  alcohol,
  changed,
  openServicePages,
  patch,
  row,
  updateImage,
} from '../../testing/servicePagesScreen.ts'

afterEach(cleanup)

describe('a conflict with somebody else’s change', () => {
  const theirs = { ...alcohol, image1: '/art/theirs.svg', version: 7 }
  const stale = { status: 409, json: { message: 'stale', current: theirs } }
  const conflict = () => screen.findByRole('dialog', { name: 'Somebody else changed this image' })

  it('shows the specified failure, and both images, and keeps theirs', async () => {
    const { sent } = await openServicePages({ [patch]: stale })
    updateImage('/art/mine.svg')
    await screen.findByText('Error updating image')
    screen.getByText('Failed to update the image. Please try again.')
    const shown = within(await conflict()).getAllByRole('img')
    expect(shown.map((image) => image.getAttribute('src'))).toEqual(['/art/theirs.svg', '/art/mine.svg'])
    fireEvent.click(screen.getByRole('button', { name: 'Keep theirs' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(row().getByRole('img').getAttribute('src')).toBe('/art/theirs.svg')
    expect(sent.filter(({ request }) => request === patch)).toHaveLength(1)
  })

  it('closed without a choice shows theirs, and keeps mine in the form', async () => {
    await openServicePages({ [patch]: stale })
    updateImage('/art/mine.svg')
    await conflict()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(row().getAllByRole('img')[0]?.getAttribute('src')).toBe('/art/theirs.svg')
    expect(addressField().value).toBe('/art/mine.svg')
  })

  it('saves mine with the version of theirs', async () => {
    const { sent } = await openServicePages({
      [patch]: [stale, { ...theirs, image1: '/art/mine.svg', version: 8 }],
    })
    updateImage('/art/mine.svg')
    await conflict()
    fireEvent.click(screen.getByRole('button', { name: 'Use mine' }))
    await screen.findByText('Image updated')
    expect(sent.findLast(({ request }) => request === patch)?.json).toEqual({
      image1: '/art/mine.svg',
      version: 7,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a session that ends before a save', () => {
  const expired = { status: 401, json: { message: 'Please log in' } }

  it('opens the login over the screen, keeps the fields, and saves after the login', async () => {
    const { sent } = await openServicePages({
      [patch]: [expired, changed],
      'POST /api/admin/session': { username: 'ana', expiresAt: '' },
    })
    updateImage('/art/new.svg')
    const dialog = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
    expect(isLoggedIn()).toBe(false)
    expect(addressField().value).toBe('/art/new.svg')
    fireEvent.change(dialog.getByLabelText('Username'), { target: { value: 'ana' } })
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'secret words' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Login' }))
    await screen.findByText('Image updated')
    expect(isLoggedIn()).toBe(true)
    expect(sent.filter(({ request }) => request === patch)).toHaveLength(2)
  })

  it('fails the save if the login is closed, and keeps the fields', async () => {
    await openServicePages({ [patch]: expired })
    updateImage('/art/new.svg')
    await screen.findByRole('dialog')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByText('Error updating image')
    expect(addressField().value).toBe('/art/new.svg')
  })
})
