import { describe, expect, it } from 'vitest'
import { treatments } from '#shared/content/treatments.ts'
import type { AllContent } from '../../../functions/store/allContent.ts'
import { type Content, type ContentKind, contentKinds } from '../../../functions/store/contentKinds.ts'
import { planOf } from './plan.ts'
import { versioned } from './versioned.ts'

const review = { id: 'r', title: 'Kind', content: 'They were kind.', author: 'A. B.', order: 0 }
const page: Content = { ...treatments[0]?.page }
const id = String(page.id)
const edited = { ...page, version: 3, image1: '/media/by-staff.webp' }

function content(some: Partial<Record<ContentKind, Record<string, Content>>>): AllContent {
  return Object.fromEntries(
    contentKinds.map((kind) => [kind, new Map(Object.entries(some[kind] ?? {}))]),
  ) as AllContent // Every kind is in it.
}
const plan = (folder: Parameters<typeof content>[0], site: Parameters<typeof content>[0]) =>
  planOf(content(folder), content(site))

describe('a folder and a site', () => {
  it('that are alike change nothing', () =>
    expect(plan({ reviews: { r: review } }, { reviews: { r: review } })).toMatchObject({
      writes: [],
      same: 1,
    }))

  it('that differ in a field change it', () =>
    expect(
      plan({ reviews: { r: review } }, { reviews: { r: { ...review, title: 'X' } } }).writes,
    ).toHaveLength(1))

  it('are alike where a text differs only by what storing it takes away', () => {
    const folder = { ...page, text1: `${page.text1}<script>x()</script>` }
    expect(plan({ treatments: { [id]: folder } }, { treatments: { [id]: page } })).toMatchObject({ same: 1 })
  })

  it('name what is only on the site', () =>
    expect(plan({}, { reviews: { r: review } }).onlyOnSite).toMatchObject([{ kind: 'reviews', id: 'r' }]))
})

describe('a picture that staff chose', () => {
  it('after the export holds the page back', () =>
    expect(plan({ treatments: { [id]: page } }, { treatments: { [id]: edited } })).toMatchObject({
      writes: [],
      edited: [{ id }],
    }))

  it('before the export does not: new texts are written with it', () =>
    expect(
      plan({ treatments: { [id]: { ...edited, title: 'New' } } }, { treatments: { [id]: edited } }).writes,
    ).toHaveLength(1))

  it('comes back onto a site that never had it, with its version', () => {
    const [write] = plan({ treatments: { [id]: edited } }, { treatments: { [id]: page } }).writes
    expect(write && versioned(write, '2026-11-20T12:00:00.000Z')).toEqual(edited)
  })

  it('stays in the history where it is written over, for staff to take back', () => {
    const write = { kind: 'treatments' as const, id, before: edited, after: page }
    expect(versioned(write, '2026-11-20T12:00:00.000Z')).toMatchObject({
      version: 4,
      image1: page.image1,
      history: [{ version: 4, by: 'content import', before: { image1: '/media/by-staff.webp' } }],
    })
  })
})
