import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { staffMessages } from '../../staffMessages.ts'
import {
  fill,
  openEditor,
  post,
  press,
  publish,
  publishedDocument,
  saved,
  withDraftOf,
} from '../../testing/editorScreen.ts'
import { stubImages } from '../../testing/stubImages.ts'

afterEach(cleanup)

const treatment = publishedDocument('treatment', { title: 'Sleep', image1: '/art/old.svg' })
const described = { title: 'Sleep', image1: '/art/old.svg', image1Alt: 'An old mill' }
const label = /^Main image(?! in words)/
const cover = /^Cover image(?! in words)/

describe('the address of an image', () => {
  it.each(['/art/missing.svg', 'https://example.invalid/x.jpg'])(
    '%s, from which no image loads, is refused with a sentence and is not saved [5.4]',
    async (address) => {
      const changed = { ...treatment.published?.content, title: 'Rest' }
      const { sentTo } = await openEditor(treatment, { 'PUT /draft': withDraftOf(treatment, changed) })
      stubImages()
      fill('Title', 'Rest')
      fill(label, address)
      fireEvent.blur(screen.getByLabelText(label))
      await screen.findByText(staffMessages.desk.save.partly)
      const field = screen.getByLabelText(label).closest('[data-field]')
      expect(field?.textContent).toContain(staffMessages.imageNotLoading)
      expect(sentTo('/draft')).toMatchObject([{ content: changed, version: 0, basedOn: 4 }])
    },
  )

  it('is part of what is published right after it was typed [5.4]', async () => {
    const changed = { ...post.published?.content, image1: '/art/new.svg' }
    const { sentTo } = await openEditor(post, {
      'PUT /draft': withDraftOf(post, changed),
      'POST /publish': post,
    })
    stubImages()
    fill(cover, '/art/new.svg')
    fireEvent.blur(screen.getByLabelText(cover))
    await publish()
    await waitFor(() => expect(sentTo('/publish')).toMatchObject([{ version: 1, published: 4 }]))
    expect(sentTo('/draft')).toMatchObject([{ content: changed, version: 0, basedOn: 4 }])
  })

  it('from which no image loads is not published, and its field gets the focus [5.4]', async () => {
    const { sentTo } = await openEditor(post)
    stubImages()
    fill(cover, '/art/missing.svg')
    fireEvent.blur(screen.getByLabelText(cover))
    press('Publish')
    await screen.findByText(`Not published: ${staffMessages.desk.needsAttention(1)}`)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(cover)))
    expect(sentTo('/publish')).toEqual([])
  })

  it('that was refused is saved if its image loads after all', async () => {
    const changed = { ...treatment.published?.content, image1: '/art/missing.svg' }
    const { sentTo } = await openEditor(treatment, { 'PUT /draft': withDraftOf(treatment, changed) })
    stubImages()
    fill(label, '/art/missing.svg')
    fireEvent.blur(screen.getByLabelText(label))
    await screen.findByText(staffMessages.desk.save.partly)
    const image = document.querySelector<HTMLImageElement>('[data-field="image1"] img') ?? new Image()
    image.setAttribute('src', '/art/placeholder.svg')
    fireEvent.load(image)
    expect(screen.getByText(staffMessages.imageNotLoading)).toBeDefined()
    image.setAttribute('src', '/art/missing.svg')
    fireEvent.load(image)
    await saved()
    expect(sentTo('/draft')).toMatchObject([{ content: changed, version: 0, basedOn: 4 }])
  })

  it('is saved once its image has loaded', async () => {
    const changed = { ...treatment.published?.content, image1: '/art/new.svg' }
    const { sentTo } = await openEditor(treatment, { 'PUT /draft': withDraftOf(treatment, changed) })
    stubImages()
    fill(label, '/art/new.svg')
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' })
    await screen.findByText('Saving…')
    await saved()
    expect(sentTo('/draft')).toMatchObject([{ content: changed, version: 0, basedOn: 4 }])
  })
})

const uses = [{ kind: 'post', id: 'p', title: 'Calm', isDraft: false, alt: 'A bridge at dawn' }]
const files = [480, 960].map((width) => ({ src: `/media/bridge-${width}.webp`, width, height: 320 }))
const other = { id: 'river', files: [{ src: '/media/river.webp', width: 480, height: 320 }], uses: [] }
const media = { 'GET /api/admin/media': { images: [other, { id: 'bridge', files, uses }] } }

/** Of the dialog that was opened last. */
const inDialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body)

async function chooseBridge() {
  const chooser = inDialog()
  await chooser.findByText('2 images')
  fireEvent.change(chooser.getByLabelText('Search'), { target: { value: 'dawn' } })
  await chooser.findByText('1 image')
  fireEvent.click(chooser.getByRole('button', { name: 'A bridge at dawn' }))
}

it.each([
  ['main image of a page', 'treatment', label, described],
  ['cover of a post', 'post', cover, { title: 'Sleep' }],
] as const)(
  'the %s is chosen from those that are there, with its widths and its own description [14.7, 14.8]',
  async (_, kind, name, before) => {
    const changed = {
      title: 'Sleep',
      image1: '/media/bridge-960.webp',
      image1Alt: 'A bridge at dawn',
      image1Sources: files.map(({ src, width }) => ({ src, width })),
    }
    const document = publishedDocument(kind, before)
    const { sentTo } = await openEditor(document, { ...media, 'PUT /draft': withDraftOf(document, changed) })
    const field = within(
      screen.getByLabelText(name).closest<HTMLElement>('[data-field]') ?? window.document.body,
    )
    fireEvent.click(field.getByRole('button', { name: staffMessages.media.choose }))
    await chooseBridge()
    expect(screen.queryByRole('dialog')).toBeNull()
    await screen.findByText('Saving…')
    await saved()
    expect(sentTo('/draft')).toMatchObject([{ content: changed, version: 0, basedOn: 4 }])
  },
)

it('is chosen in a text too, with its description, which can be changed [14.8]', async () => {
  Range.prototype.getClientRects = () => document.body.getClientRects()
  const post = publishedDocument('post', { title: 'Sleep', content: '<p>Rest.</p>' })
  const { sentTo } = await openEditor(post, { ...media, 'PUT /draft': withDraftOf(post, {}) })
  const toolbar = within(await screen.findByRole('toolbar', { name: 'Formatting of Body' }))
  fireEvent.click(toolbar.getByRole('button', { name: 'Image' }))
  fireEvent.click(inDialog().getByRole('button', { name: staffMessages.media.choose }))
  await chooseBridge()
  const description = inDialog().getByLabelText<HTMLInputElement>(/^What the image shows/)
  expect(description.value).toBe('A bridge at dawn')
  fireEvent.change(description, { target: { value: 'A bridge' } })
  fireEvent.click(inDialog().getByRole('button', { name: 'Insert image' }))
  await waitFor(() => expect(sentTo('/draft')).toHaveLength(1))
  expect(JSON.stringify(sentTo('/draft'))).toContain(
    '<img src=\\"/media/bridge-960.webp\\" alt=\\"A bridge\\" width=\\"960\\" height=\\"320\\">',
  )
})
