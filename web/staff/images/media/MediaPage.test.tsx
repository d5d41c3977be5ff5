import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MediaImage } from '#shared/entities/media.ts'
import { staffMessages } from '../../staffMessages.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const list = 'GET /api/admin/media'
const facts = { height: 640, by: 'ana', at: '2026-11-20T12:00:00.000Z' }
const bridge: MediaImage = {
  id: 'bridge',
  files: [
    { ...facts, src: '/media/bridge-480.webp', width: 480, bytes: 20_480 },
    { ...facts, src: '/media/bridge.webp', width: 960, bytes: 81_920 },
  ],
  uses: [
    { kind: 'treatment', id: 'sober-living', title: 'Sober Living', isDraft: false, alt: 'A bridge at dawn' },
    { kind: 'post', id: 'p-1', title: 'Sleep', isDraft: true },
  ],
}
const unused: MediaImage = {
  id: 'unused',
  files: [{ ...facts, src: '/media/unused.webp', width: 960, by: 'ben', bytes: 1_024 }],
  uses: [],
}
const library = { images: [bridge, unused] }
const card = (name: string) => within(screen.getByRole('article', { name }))

describe('the media library', () => {
  it('shows each image with its size, its uploader, where it is shown and its text [13.74]', async () => {
    await renderLoggedIn('/admin/settings/images', { [list]: library })
    await screen.findByText('2 images')
    const shown = card('A bridge at dawn')
    shown.getByText(/960 × 640, 100 KB/)
    shown.getByText(/Uploaded by ana on Nov 20, 2026/)
    expect(shown.getByRole('link', { name: 'Sober Living' }).getAttribute('href')).toBe(
      '/admin/pages/sober-living',
    )
    shown.getByText('Without a text for people who cannot see it')
    card('Image unused').getByText('No page and no draft shows it.')
  })

  it('leads to the pages while nobody has uploaded an image', async () => {
    await renderLoggedIn('/admin/settings/images', { [list]: { images: [] } })
    const way = await screen.findByRole('link', { name: 'Choose a page' })
    expect(way.getAttribute('href')).toBe('/admin/service-pages')
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('is searched by words, pages and people, and filtered [13.74]', async () => {
    await renderLoggedIn('/admin/settings/images', { [list]: library })
    await screen.findByText('2 images')
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'SLEEP' } })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'ben' } })
    card('Image unused')
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'withoutText' } })
    card('A bridge at dawn')
    screen.getByText('1 image')
  })

  it('deletes only what nothing shows, and says why the server refuses', async () => {
    const remove = 'DELETE /api/admin/media/unused'
    const { sent } = await renderLoggedIn('/admin/settings/images', {
      [list]: library,
      [remove]: [
        { status: 409, json: { message: 'An earlier version of a page shows this image' } },
        { status: 204 },
      ],
    })
    await screen.findByText('2 images')
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
    fireEvent.click(button())
    await screen.findByText('A page, a draft or an earlier version of a page shows it.')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    await screen.findByText('Image deleted')
    expect(sent.filter(({ request }) => request === remove)).toHaveLength(2)
  })

  it('says that it could not be loaded, and tries again', async () => {
    await renderLoggedIn('/admin/settings/images', { [list]: [{ status: 500 }, library] })
    await screen.findByText(staffMessages.media.failed)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('2 images')
  })

  it('sets a focal point with a press and with the arrow keys, and publishes it [13.76]', async () => {
    const name = { kind: 'treatment', id: 'sober-living', status: 'published' }
    const content = { image1: '/media/bridge.webp', image1Alt: 'A bridge at dawn' }
    const draft = { content, version: 1, basedOn: 2, updatedAt: facts.at, updatedBy: 'ana' }
    const { sent } = await renderLoggedIn('/admin/settings/images', {
      [list]: { images: [{ ...bridge, uses: bridge.uses.slice(0, 1) }] },
      'GET /api/admin/documents/treatment/sober-living': {
        ...name,
        published: { content, version: 2 },
        draft: null,
      },
      'PUT /api/admin/documents/treatment/sober-living/draft': { ...name, published: null, draft },
      'POST /api/admin/publications': { published: [{ ...name, published: null, draft: null }], refused: [] },
    })
    await screen.findByText('1 image')
    fireEvent.click(card('A bridge at dawn').getByRole('button', { name: staffMessages.media.focalPoint }))
    const control = screen.getByRole('button', { name: 'Focal point in the image' })
    expect(window.document.activeElement).toBe(control)
    control.setPointerCapture = () => undefined
    control.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100)
    fireEvent.pointerDown(control, { clientX: 160, clientY: 60, buttons: 1 })
    screen.getByText('30% from the left, 10% from the top')
    fireEvent.pointerMove(control, { clientX: 0, clientY: 0, buttons: 0 })
    for (const key of ['ArrowRight', 'ArrowDown']) fireEvent.keyDown(control, { key })
    fireEvent.keyDown(control, { key: 'ArrowUp', shiftKey: true })
    screen.getByText('31% from the left, 1% from the top')
    fireEvent.keyDown(control, { key: 'ArrowUp', shiftKey: true })
    fireEvent.click(screen.getByRole('button', { name: 'Save and publish' }))
    await screen.findByText(/published with the change/)
    expect(window.document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }))
    expect(sent.find(({ request }) => request.startsWith('PUT'))?.json).toEqual({
      content: { ...content, image1: '/media/bridge.webp#focus=31,0' },
      version: 0,
      id: expect.any(String),
    })
  })

  it.each(['focal point', 'photo'])(
    'says that not every page is published with a new %s [14.8]',
    async (changed) => {
      const name = { kind: 'treatment', id: 'sober-living', status: 'published' }
      const content = { image1: '/media/bridge.webp' }
      const draft = { content, version: 1, basedOn: 2, updatedAt: facts.at, updatedBy: 'ana' }
      await renderLoggedIn('/admin/settings/images', {
        [list]: { images: [{ ...bridge, uses: bridge.uses.slice(0, 1) }] },
        'GET /api/admin/documents/treatment/sober-living': {
          ...name,
          published: { content, version: 2 },
          draft: null,
        },
        'PUT /api/admin/documents/treatment/sober-living/draft': { ...name, published: null, draft },
        'POST /api/admin/publications': { status: 500, json: { message: 'Something went wrong' } },
        [`POST /api/media?photo=${photoId}`]: { ...facts, src: '/media/new.webp', width: 960, bytes: 1 },
      })
      await screen.findByText('1 image')
      if (changed === 'photo') {
        stubPhotos()
        fireEvent.click(card('A bridge at dawn').getByRole('button', { name: staffMessages.media.replace }))
        const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })]
        fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files } })
        const description = await screen.findByLabelText<HTMLInputElement>(staffMessages.media.describe)
        const publish = screen.getByRole<HTMLButtonElement>('button', {
          name: 'Replace and publish',
        })
        expect([description.value, publish.disabled]).toEqual(['', true])
        expect(document.activeElement).toBe(description)
        fireEvent.change(description, { target: { value: 'A river' } })
        fireEvent.click(publish)
      } else {
        fireEvent.click(
          card('A bridge at dawn').getByRole('button', { name: staffMessages.media.focalPoint }),
        )
        fireEvent.click(screen.getByRole('button', { name: 'Save and publish' }))
      }
      expect((await screen.findByText(staffMessages.media.publishFailed)).role).toBe('alert')
    },
  )
})

const photoId = '5f0e5c1e-0000-4000-8000-000000000000'

/** jsdom reads and writes no images. */
function stubPhotos(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 480, height: 320, close: () => undefined }))
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(photoId)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never) // only what is called
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['x'], { type: 'image/webp' }))
}
