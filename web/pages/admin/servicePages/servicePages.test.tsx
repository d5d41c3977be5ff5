import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { renderLoggedIn, type StaffResponse } from '../../../testing/renderStaff.tsx'
import { isLoggedIn } from '../loginFlag.ts'

afterEach(cleanup)

const page = (
  id: string,
  title: string,
  category: ServicePage['category'] = 'what-we-treat',
): ServicePage => ({
  id,
  slug: `${category}/${id}`,
  title,
  description: `About ${title}`,
  category,
  parentId: null,
  image1: `/art/${id}/1.svg`,
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
})
const alcohol = page('alcohol', 'Alcohol Addiction')
const pages = [page('opioids', 'Opioid Addiction'), alcohol, page('groups', 'Group Therapy', 'how-we-help')]

const list = 'GET /api/admin/service-pages'
const patch = 'PATCH /api/service-pages/alcohol'
const changed = { ...alcohol, image1: '/art/new.svg', version: 4 }

const open = async (responses: Record<string, StaffResponse> = {}) => {
  const view = await renderLoggedIn('/admin/service-pages', {
    [list]: { status: 200, json: pages },
    ...responses,
  })
  await screen.findByRole('table')
  return view
}
const row = (name = /Alcohol Addiction/) => within(screen.getByRole('row', { name }))
const address = () => row().getByRole<HTMLInputElement>('textbox', { name: /New image address/ })
const button = () => row().getByRole<HTMLButtonElement>('button', { name: /^Update Image/ })
const type = (value: string) => fireEvent.change(address(), { target: { value } })

describe('the table of service pages', () => {
  it('has the columns Title, Current Image and Update Image', async () => {
    await open()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Current Image',
      'Update Image',
    ])
  })

  it('groups pages by category and sorts them by title, each with a link to its page', async () => {
    await open()
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
    await open()
    fireEvent.change(screen.getByLabelText('Filter by title'), { target: { value: 'GROUP' } })
    expect(screen.getByText('1 page')).toBeDefined()
    expect(screen.queryByText('Alcohol Addiction')).toBeNull()
    fireEvent.change(screen.getByLabelText('Filter by title'), { target: { value: 'nothing' } })
    expect(screen.getByText('No pages found.')).toBeDefined()
  })

  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/service-pages', { [list]: [{ status: 503 }, { status: 200, json: pages }] })
    expect(await screen.findByText('The list of pages could not be loaded.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeDefined()
  })
})

describe('Update Image', () => {
  it('submits only a new, non-empty value', async () => {
    const { sent } = await open()
    for (const value of ['', '   ', alcohol.image1, ` ${alcohol.image1} `]) {
      type(value)
      expect(button().disabled).toBe(true)
      fireEvent.submit(address())
    }
    expect(sent.map(({ asked }) => asked)).toEqual([list])
  })

  it('sends the new address with the version, and shows the specified toast and the new image', async () => {
    const { sent } = await open({ [patch]: changed })
    type(' /art/new.svg ')
    fireEvent.click(button())
    expect(await screen.findByText('Image updated')).toBeDefined()
    expect(screen.getByText('The service page image has been updated successfully.')).toBeDefined()
    expect(sent[1]).toEqual({ asked: patch, json: { image1: '/art/new.svg', version: 3 } })
    expect(row().getByRole('img').getAttribute('src')).toBe('/art/new.svg')
    expect(address().value).toBe('')
  })

  it('sends the alternative text if it differs from the title', async () => {
    const { sent } = await open({ [patch]: changed })
    type('/art/new.svg')
    const alt = row().getByLabelText<HTMLInputElement>(/What the image shows/)
    expect(alt.value).toBe('Alcohol Addiction')
    fireEvent.change(alt, { target: { value: 'A bridge at dawn' } })
    fireEvent.click(button())
    await screen.findByText('Image updated')
    expect(sent[1]?.json).toEqual({ image1: '/art/new.svg', image1Alt: 'A bridge at dawn', version: 3 })
  })

  it('that fails shows the specified toast and keeps the fields', async () => {
    await open({ [patch]: { status: 500, json: { message: 'Something went wrong' } } })
    type('/art/new.svg')
    fireEvent.click(button())
    expect(await screen.findByText('Error updating image')).toBeDefined()
    expect(screen.getByText('Failed to update the image. Please try again.')).toBeDefined()
    expect(address().value).toBe('/art/new.svg')
    expect(isLoggedIn()).toBe(true)
  })

  it('says that it is going live, and "Live" only once the public page shows the image', async () => {
    await open({
      [patch]: changed,
      'GET /what-we-treat/alcohol': ['<img src="/art/alcohol/1.svg"/>', '<img src="/art/new.svg"/>'],
    })
    type('/art/new.svg')
    fireEvent.click(button())
    expect(await screen.findByText('Saved. Going live…')).toBeDefined()
    expect(screen.queryByText('Live')).toBeNull()
    expect(await screen.findByText('Live', {}, { timeout: 5_000 })).toBeDefined()
  })

  it('can be undone in the toast, which saves the earlier image', async () => {
    const { sent } = await open({ [patch]: [changed, { ...alcohol, version: 5 }] })
    type('/art/new.svg')
    fireEvent.click(button())
    await screen.findByText('Image updated')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.filter(({ asked }) => asked === patch)).toHaveLength(2))
    expect(sent.findLast(({ asked }) => asked === patch)?.json).toEqual({
      image1: alcohol.image1,
      version: 4,
    })
  })
})

describe('a session that ends before a save', () => {
  const expired = { status: 401, json: { message: 'Please log in' } }

  it('opens the login over the screen, keeps the fields, and saves after the login', async () => {
    const { sent } = await open({
      [patch]: [expired, changed],
      'POST /api/admin/session': { username: 'ana', expiresAt: '' },
    })
    type('/art/new.svg')
    fireEvent.click(button())
    const dialog = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
    expect(isLoggedIn()).toBe(false)
    expect(address().value).toBe('/art/new.svg')
    fireEvent.change(dialog.getByLabelText('Username'), { target: { value: 'ana' } })
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'secret words' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Image updated')).toBeDefined()
    expect(isLoggedIn()).toBe(true)
    expect(sent.filter(({ asked }) => asked === patch)).toHaveLength(2)
  })

  it('fails the save if the login is closed, and keeps the fields', async () => {
    await open({ [patch]: expired })
    type('/art/new.svg')
    fireEvent.click(button())
    await screen.findByRole('dialog')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Error updating image')).toBeDefined()
    expect(address().value).toBe('/art/new.svg')
  })
})

describe('a conflict with somebody else’s change', () => {
  const theirs = { ...alcohol, image1: '/art/theirs.svg', version: 7 }
  const stale = { status: 409, json: { message: 'stale', current: theirs } }
  const conflict = () => screen.findByRole('dialog', { name: 'Somebody else changed this image' })

  it('shows both images, and keeps theirs', async () => {
    const { sent } = await open({ [patch]: stale })
    type('/art/mine.svg')
    fireEvent.click(button())
    const shown = within(await conflict()).getAllByRole('img')
    expect(shown.map((image) => image.getAttribute('src'))).toEqual(['/art/theirs.svg', '/art/mine.svg'])
    fireEvent.click(screen.getByRole('button', { name: 'Keep theirs' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(row().getByRole('img').getAttribute('src')).toBe('/art/theirs.svg')
    expect(sent.filter(({ asked }) => asked === patch)).toHaveLength(1)
  })

  it('closed without a choice shows theirs, and keeps mine in the form', async () => {
    await open({ [patch]: stale })
    type('/art/mine.svg')
    fireEvent.click(button())
    await conflict()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(row().getAllByRole('img')[0]?.getAttribute('src')).toBe('/art/theirs.svg')
    expect(address().value).toBe('/art/mine.svg')
  })

  it('saves mine with the version of theirs', async () => {
    const { sent } = await open({ [patch]: [stale, { ...theirs, image1: '/art/mine.svg', version: 8 }] })
    type('/art/mine.svg')
    fireEvent.click(button())
    await conflict()
    fireEvent.click(screen.getByRole('button', { name: 'Use mine' }))
    expect(await screen.findByText('Image updated')).toBeDefined()
    expect(sent.findLast(({ asked }) => asked === patch)?.json).toEqual({
      image1: '/art/mine.svg',
      version: 7,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

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
    await open({ [history]: { id: 'alcohol', version: 3, changes: records } })
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
    const { sent } = await open({
      [history]: { id: 'alcohol', version: 3, changes: records },
      [patch]: { ...alcohol, image1: '/art/a.svg', version: 4 },
    })
    const drawer = await openHistory()
    await drawer.findAllByRole('listitem')
    fireEvent.click(drawer.getByRole('button', { name: /Before these changes/ }))
    expect(await screen.findByText('Image updated')).toBeDefined()
    expect(sent.find(({ asked }) => asked === patch)?.json).toEqual({ image1: '/art/a.svg', version: 3 })
  })

  it('of an unchanged page says so', async () => {
    await open({ [history]: { id: 'alcohol', version: 1, changes: [] } })
    expect(await (await openHistory()).findByText('This image has not been changed yet.')).toBeDefined()
  })
})

describe('a file that is not a photo', () => {
  it.each([
    ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /SVG files cannot be used/],
    [
      'an SVG named as a PNG',
      new File(['<svg/>'], 'a.svg', { type: 'image/png' }),
      /SVG files cannot be used/,
    ],
    ['a HEIC photo', new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }), /HEIC photos cannot be read/],
    ['a document', new File(['x'], 'a.pdf', { type: 'application/pdf' }), /not a photo/],
    ['a damaged photo', new File(['x'], 'a.jpg', { type: 'image/jpeg' }), /cannot be read as an image/],
  ])('is refused with a reason when it is dropped on a row: %s', async (_, file, sentence) => {
    const { sent } = await open()
    fireEvent.drop(screen.getByRole('row', { name: /Alcohol Addiction/ }), {
      dataTransfer: { files: [file], types: ['Files'] },
    })
    expect((await row().findByText(sentence)).textContent).toBeTruthy()
    expect(sent.map(({ asked }) => asked)).toEqual([list])
    expect(button().disabled).toBe(true)
  })
})
