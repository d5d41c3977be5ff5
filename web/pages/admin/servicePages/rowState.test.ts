import { describe, expect, it } from 'vitest'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { initialRow, isBusy, pendingImage, type RowAction, rowReducer } from './rowState.ts'

const page: ServicePage = {
  id: 'a',
  slug: 'what-we-treat/a',
  title: 'Alcohol Addiction',
  description: '',
  category: 'what-we-treat',
  parentId: null,
  image1: '/art/a/1.svg',
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
}
const uploaded = { image1: '/media/b.webp', image1Sources: [{ src: '/media/b.webp', width: 960 }] }
const undo = { image: { image1: page.image1 }, from: { ...page, version: 4 } }
const saved: RowAction = { type: 'saved', page: { ...page, image1: '/media/b.webp', version: 4 }, undo }

const stateAfter = (...actions: RowAction[]) => actions.reduce(rowReducer, initialRow)

describe('the pending image of a row', () => {
  it.each(['', '   ', page.image1, ` ${page.image1} `])('is none for the address "%s"', (address) => {
    expect(pendingImage(stateAfter({ type: 'addressTyped', address }), page)).toBeUndefined()
  })

  it('has all widths after an upload, and one once another address is typed', () => {
    const state = stateAfter({ type: 'uploaded', image: uploaded })
    expect(pendingImage(state, page)).toEqual(uploaded)
    const typed = rowReducer(state, { type: 'addressTyped', address: '/art/c.svg' })
    expect(pendingImage(typed, page)).toEqual({ image1: '/art/c.svg' })
  })

  it('has an alternative text only if it differs from the title', () => {
    const state = stateAfter({ type: 'addressTyped', address: '/art/c.svg' })
    const withAlt = (alt: string) => pendingImage(rowReducer(state, { type: 'altTyped', alt }), page)
    expect(withAlt(' A bridge ')).toEqual({ image1: '/art/c.svg', image1Alt: 'A bridge' })
    expect(withAlt(page.title)).toEqual({ image1: '/art/c.svg' })
    expect(withAlt('  ')).toEqual({ image1: '/art/c.svg' })
  })
})

describe('a row', () => {
  it('is busy from the choice of a photo to its upload, and while it saves', () => {
    expect(isBusy(stateAfter({ type: 'preparing' }).work)).toBe(true)
    expect(isBusy(stateAfter({ type: 'uploading', fraction: 0.5 }).work)).toBe(true)
    expect(isBusy(stateAfter({ type: 'uploaded', image: uploaded }).work)).toBe(false)
    expect(isBusy(stateAfter({ type: 'saving' }).work)).toBe(true)
    expect(isBusy(stateAfter({ type: 'saving' }, { type: 'saveFailed' }).work)).toBe(false)
  })

  it('clears its fields and goes live after a save', () => {
    const state = stateAfter({ type: 'uploaded', image: uploaded }, { type: 'saving' }, saved)
    expect(pendingImage(state, page)).toBeUndefined()
    expect(state.work).toEqual({ kind: 'idle' })
    expect(state.publication).toMatchObject({ undo, progress: 'goingLive' })
  })

  it('keeps its fields after a failed save and after a conflict', () => {
    const typed: RowAction = { type: 'addressTyped', address: '/art/mine.svg' }
    expect(stateAfter(typed, { type: 'saving' }, { type: 'saveFailed' }).address).toBe('/art/mine.svg')
    const conflict = { theirs: { ...page, version: 7 }, mine: { image1: '/art/mine.svg' } }
    const state = stateAfter(typed, { type: 'saving' }, { type: 'conflicted', conflict })
    expect(state).toMatchObject({ address: '/art/mine.svg', conflict, work: { kind: 'idle' } })
  })

  it('keeps a message about a photo until the next action, and the last saved image past all of them', () => {
    const failed: RowAction = { type: 'uploadFailed', message: 'This is not a photo.' }
    const state = stateAfter(saved, { type: 'preparing' }, failed, { type: 'liveChecked', isLive: true })
    expect(state.work).toEqual({ kind: 'failed', message: 'This is not a photo.' })
    expect(rowReducer(state, { type: 'discarded' })).toMatchObject({
      work: { kind: 'idle' },
      publication: { progress: 'live' },
    })
  })
})
