import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isLoggedIn } from '../../loginFlag.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastType } from '../../testing/renderStaff.tsx'
import {
  addressField,
  alcohol,
  changed,
  list,
  openServicePages,
  patch,
  row,
  typeAddress,
  updateButton,
  updateImage,
} from '../../testing/servicePagesScreen.ts'

afterEach(cleanup)

describe('Update Image', () => {
  it('submits only a new, non-empty value [5.3]', async () => {
    const { sent } = await openServicePages()
    for (const value of ['', '   ', alcohol.image1, ` ${alcohol.image1} `]) {
      typeAddress(value)
      expect(updateButton().disabled).toBe(true)
      fireEvent.submit(addressField())
    }
    expect(sent.map(({ request }) => request)).toEqual([list])
  })

  it('sends the new address with the version, and shows the specified toast and the new image [2.110, 4.7, 8.12]', async () => {
    const { sent } = await openServicePages({ [patch]: changed })
    updateImage(' /art/new.svg ')
    expect(await toastType('Image updated')).toBe('success')
    screen.getByText('The service page image has been updated successfully.')
    expect(sent[1]).toEqual({ request: patch, json: { image1: '/art/new.svg', version: 3 } })
    expect(row().getByRole('img').getAttribute('src')).toBe('/art/new.svg')
    expect(addressField().value).toBe('')
  })

  it('keeps an address and a description that are typed until they are saved [10.20]', async () => {
    await openServicePages()
    const label = staffMessages.media.describeField('the title is used')
    typeAddress('/art/new.svg')
    fireEvent.change(row().getByLabelText(label), { target: { value: 'Two chairs' } })
    cleanup()
    await openServicePages({ [patch]: changed })
    expect(addressField().value).toBe('/art/new.svg')
    expect(row().getByLabelText<HTMLInputElement>(label).value).toBe('Two chairs')
    fireEvent.click(updateButton())
    await screen.findByText('Image updated')
    cleanup()
    await openServicePages()
    expect(addressField().value).toBe('')
  })

  it('asks for a description of the new image and sends it with the image [14.8]', async () => {
    const { sent } = await openServicePages({ [patch]: changed })
    const label = staffMessages.media.describeField('the title is used')
    expect(row().queryByLabelText(label)).toBeNull()
    typeAddress('/art/new.svg')
    fireEvent.change(row().getByLabelText(label), { target: { value: ' Two chairs ' } })
    fireEvent.click(updateButton())
    await screen.findByText('Image updated')
    expect(sent[1]?.json).toEqual({ image1: '/art/new.svg', image1Alt: 'Two chairs', version: 3 })
  })

  it('that fails shows the specified toast and keeps the fields [4.7, 8.13]', async () => {
    await openServicePages({ [patch]: { status: 500, json: { message: 'Something went wrong' } } })
    updateImage('/art/new.svg')
    expect(await toastType('Error updating image')).toBe('error')
    screen.getByText('Failed to update the image. Please try again.')
    expect(addressField().value).toBe('/art/new.svg')
    expect(isLoggedIn()).toBe(true)
  })

  it('of an address without an image is refused by the API, and the row says why [5.4]', async () => {
    const issues = [{ path: ['image1'], message: 'is not the address of an image of this site' }]
    await openServicePages({ [patch]: { status: 400, json: { message: 'Refused', issues } } })
    updateImage('/art/missing.svg')
    await screen.findByText('Error updating image')
    row().getByText(staffMessages.imageNotLoading)
    expect(addressField().value).toBe('/art/missing.svg')
  })

  it('of an image of another website says why it cannot be copied, and saves nothing', async () => {
    const { sent } = await openServicePages({
      'POST /api/media/fetch': {
        status: 400,
        json: {
          message: 'Refused',
          issues: [{ path: ['address'], message: 'has a file of more than 4 MB' }],
        },
      },
    })
    typeAddress('https://images.example/a.jpg')
    row().getByText(
      'This image is on another website. Update Image copies it to this site, so that the other website does not learn who reads this page.',
    )
    fireEvent.click(updateButton())
    await screen.findByText('Error updating image')
    row().getByText(
      'The image cannot be copied, since this address has a file of more than 4 MB. Please save the image on this device and upload it.',
    )
    expect(sent.at(-1)).toEqual({
      request: 'POST /api/media/fetch',
      json: { address: 'https://images.example/a.jpg' },
    })
  })

  it('can be undone in the toast, which saves the earlier image', async () => {
    const { sent } = await openServicePages({ [patch]: [changed, { ...alcohol, version: 5 }] })
    updateImage('/art/new.svg')
    await screen.findByText('Image updated')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.filter(({ request }) => request === patch)).toHaveLength(2))
    expect(sent.findLast(({ request }) => request === patch)?.json).toEqual({
      image1: alcohol.image1,
      version: 4,
    })
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
    [
      'a HEIC photo',
      new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }),
      /This browser cannot read HEIC photos/,
    ],
    ['a document', new File(['x'], 'a.pdf', { type: 'application/pdf' }), /not a photo/],
    ['a damaged photo', new File(['x'], 'a.jpg', { type: 'image/jpeg' }), /cannot be read as an image/],
  ])('is refused with a reason when it is dropped on the field: %s', async (_, file, sentence) => {
    const { sent } = await openServicePages()
    fireEvent.drop(addressField(), {
      dataTransfer: { files: [file], types: ['Files'] },
    })
    expect((await row().findByText(sentence)).textContent).toBeTruthy()
    expect(sent.map(({ request }) => request)).toEqual([list])
    expect(updateButton().disabled).toBe(true)
  })
})
