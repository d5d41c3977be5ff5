import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { staffMessages } from '../../staffMessages.ts'
import { stubImages } from '../../testing/stubImages.ts'
import { fill, openEditor, publishedDocument, saved, withDraftOf } from '../testing/editorScreen.ts'

afterEach(cleanup)

const treatment = publishedDocument('treatment', { title: 'Sleep', image1: '/art/old.svg' })
const label = /^Main image(?! in words)/

describe('the address of an image', () => {
  it.each(['/art/missing.svg', 'https://example.invalid/x.jpg'])(
    '%s, from which no image loads, is refused with a sentence and is not saved',
    async (address) => {
      const { sentTo } = await openEditor(treatment)
      stubImages()
      fill(label, address)
      fireEvent.blur(screen.getByLabelText(label))
      await screen.findByText(staffMessages.image.notLoading)
      expect(sentTo('/draft')).toEqual([])
      expect(screen.getByText('All changes saved')).toBeTruthy()
    },
  )

  it('is saved once its image has loaded', async () => {
    const changed = { ...treatment.published?.content, image1: '/art/new.svg' }
    const { sentTo } = await openEditor(treatment, { 'PUT /draft': withDraftOf(treatment, changed) })
    stubImages()
    fill(label, '/art/new.svg')
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' })
    await screen.findByText('Saving…')
    await saved()
    expect(sentTo('/draft')).toEqual([{ content: changed, version: 0, basedOn: 4 }])
  })
})
