import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import type { AllContent } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import { compare } from './compare.ts'
import { nextVersion } from './importRecords.ts'

const review = { id: 'r', title: 'Kind', content: 'They were kind.', author: 'A. B.', order: 0 }
const page: Content = { ...seed.treatments[0] }
const id = String(page.id)
const edited = { ...page, version: 3, image1: '/media/by-staff.webp' }

type Some = Partial<Record<DocumentKind, Record<string, Content>>>
const content = (some: Some): AllContent =>
  Object.fromEntries(
    documentKinds.map((kind) => [kind, new Map(Object.entries(some[kind] ?? {}))]),
  ) as AllContent // Every kind is in it.
const compared = (folder: Some, site: Some) => compare(content(folder), content(site))

describe('a folder', () => {
  it('with the same content changes nothing', () =>
    expect(compared({ review: { r: review } }, { review: { r: review } })).toMatchObject({
      changed: [],
      unchanged: 1,
    }))

  it('with a different field changes it', () =>
    expect(
      compared({ review: { r: review } }, { review: { r: { ...review, title: 'X' } } }).changed,
    ).toHaveLength(1))

  it('with a text that differs only in what sanitizing removes changes nothing', () => {
    const folder = { ...page, text1: `${page.text1}<script>x()</script>` }
    expect(compared({ treatment: { [id]: folder } }, { treatment: { [id]: page } })).toMatchObject({
      unchanged: 1,
    })
  })

  it('without some content of the site lists it', () =>
    expect(compared({}, { review: { r: review } }).onlyOnSite).toMatchObject([{ kind: 'review', id: 'r' }]))
})

describe('what staff published', () => {
  const byStaff = { ...review, title: 'By staff', version: 2, publishedAt: '2026-11-20T12:00:00.000Z' }

  it('after the export is not overwritten', () =>
    expect(compared({ review: { r: review } }, { review: { r: byStaff } })).toMatchObject({
      changed: [],
      editedByStaff: [{ id: 'r' }],
    }))

  it('before the export is overwritten with a version of its own', () => {
    const folder = { ...byStaff, title: 'By an operator' }
    const [write] = compared({ review: { r: folder } }, { review: { r: byStaff } }).changed
    expect(write && nextVersion(write, '2026-11-21T12:00:00.000Z')).toMatchObject({
      title: 'By an operator',
      version: 3,
    })
  })
})

describe('an image that staff changed', () => {
  it('after the export is not overwritten', () =>
    expect(compared({ treatment: { [id]: page } }, { treatment: { [id]: edited } })).toMatchObject({
      changed: [],
      editedByStaff: [{ id }],
    }))

  it('before the export does not keep new texts from being written', () =>
    expect(
      compared({ treatment: { [id]: { ...edited, title: 'New' } } }, { treatment: { [id]: edited } }).changed,
    ).toHaveLength(1))

  it('is written with its version to a site that does not have it', () => {
    const [write] = compared({ treatment: { [id]: edited } }, { treatment: { [id]: page } }).changed
    expect(write && nextVersion(write, '2026-11-20T12:00:00.000Z')).toEqual(edited)
  })
})
