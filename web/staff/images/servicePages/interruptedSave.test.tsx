import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { WriteError } from '../../../data/write.ts'
import { isLoggedIn, memberOfTab } from '../../loginFlag.ts'
import {
  addressField,
  alcohol,
  changed,
  openServicePages,
  patch,
  row,
  typeAddress,
  updateButton,
  updateImage,
} from '../../testing/servicePagesScreen.ts'

afterEach(cleanup)

describe('a conflict with somebody else’s change', () => {
  const theirs = { ...alcohol, image1: '/art/theirs.svg', version: 7 }
  const stale = { status: 409, json: { message: 'stale', current: theirs } }
  const shown = () =>
    row()
      .getAllByRole('img')
      .map((image) => image.getAttribute('src'))
  const sentence =
    'Somebody else has changed this image, and the page shows theirs. Press Update Image again to show yours.'

  it('shows the specified failure, and both images, and keeps theirs [8.13]', async () => {
    const { sent } = await openServicePages({ [patch]: stale })
    updateImage('/art/mine.svg')
    await screen.findByText('Error updating image')
    screen.getByText('Failed to update the image. Please try again.')
    row().getByText(sentence)
    expect(shown()).toEqual(['/art/theirs.svg', '/art/mine.svg'])
    typeAddress('')
    expect(shown()).toEqual(['/art/theirs.svg'])
    expect(row().queryByText(sentence)).toBeNull()
    expect(sent.filter(({ request }) => request === patch)).toHaveLength(1)
  })

  it('saves mine with the version of theirs', async () => {
    const { sent } = await openServicePages({
      [patch]: [stale, { ...theirs, image1: '/art/mine.svg', version: 8 }],
    })
    updateImage('/art/mine.svg')
    await row().findByText(sentence)
    fireEvent.click(updateButton())
    await screen.findByText('Image updated')
    expect(sent.findLast(({ request }) => request === patch)?.json).toEqual({
      image1: '/art/mine.svg',
      version: 7,
    })
    expect(shown()).toEqual(['/art/mine.svg'])
  })
})

describe('a session that ends before a save', () => {
  const expired = { status: 401, json: { message: 'Please log in' } }

  it('opens the login no second time for what was under way when the member closed it', async () => {
    await openServicePages({ [patch]: [expired, expired] })
    const response = Promise.withResolvers<never>()
    const underWay = withLogin(() => response.promise)
    updateImage('/art/new.svg')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    response.reject(new WriteError('Please log in', 401))
    await expect(underWay).rejects.toThrow('Please log in')
    await screen.findByText('Error updating image')
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(updateButton())
    await screen.findByRole('dialog')
  })

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

  it('says so if another member logs in, for whom nothing is sent or shown [14.17]', async () => {
    const { sent } = await openServicePages({
      [patch]: [expired, changed],
      'POST /api/admin/session': { username: 'dana', expiresAt: '' },
    })
    updateImage('/art/new.svg')
    const dialog = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
    dialog.getByText(/^ana is no longer logged in here\./)
    expect(dialog.getByLabelText<HTMLInputElement>('Username').value).toBe('ana')
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'secret words' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Login' }))
    await dialog.findByText(/^You are dana\. What ana typed .* stays on this device for ana/)
    expect(isLoggedIn()).toBe(false)
    fireEvent.click(dialog.getByRole('button', { name: 'Log in as ana' }))
    dialog.getByText(/^ana is no longer logged in here\./)
    expect(sent.filter(({ request }) => request === patch)).toHaveLength(1)
    expect(memberOfTab()).toBe('ana')
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
