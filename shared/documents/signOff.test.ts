import { describe, expect, it } from 'vitest'
import { seed } from '../content/seed.ts'
import { type DocumentKind, readersOf } from '../kinds/kinds.ts'
import { isYearOld } from './signOff.ts'

const rows = <Document extends object>(
  kind: DocumentKind,
  documents: readonly (Document & { id: string })[],
) =>
  documents.map(({ id, ...words }) => ({
    kind,
    id,
    text: JSON.stringify({ ...words, sources: [], seo: null }),
  }))
const texts = [
  ...rows(
    'page',
    Object.entries(seed.pages).map(([id, page]) => ({ ...page, id })),
  ),
  ...rows('treatment', seed.treatments),
  ...rows('post', seed.posts),
  ...rows('faq', seed.faqs),
]

/** Names a law or a right, besides the sentence that links the amnesty law. */
const law = /O\.C\.G\.A\.|\bCFR\b|U\.S\.C\.|HIPAA|[Ff]ederal (?:law|rules)|Medical Leave|Disabilities Act/
/** It describes how pages are checked. */
const aboutUs = ['how-we-review-our-pages']

describe('who reads a text', () => {
  it('is a lawyer, among others, of each text that names a law [13.4]', () => {
    const without = texts.filter(
      (name) => law.test(name.text) && !readersOf(name).includes('lawyer') && !aboutUs.includes(name.id),
    )
    expect(without.map(({ kind, id }) => `${kind}/${id}`)).toEqual([])
  })

  it('is a clinician of every treatment page, of the care cards and of the page for families', () => {
    const names = [
      ...seed.treatments.map(({ id }) => ({ kind: 'treatment' as const, id })),
      ...['urgent-help', 'for-families', 'pregnancy'].map((id) => ({ kind: 'page' as const, id })),
    ]
    expect(names.filter((name) => !readersOf(name).includes('clinician'))).toEqual([])
  })

  it('is a translator, a clinician and a lawyer of the page in Spanish', () =>
    expect(readersOf({ kind: 'page', id: 'es' })).toEqual(['translator', 'clinician', 'lawyer']))

  it('is nobody of a patient’s review, an alert or the facts of the clinic', () =>
    expect((['review', 'alert', 'site'] as const).flatMap((kind) => readersOf({ kind, id: 'x' }))).toEqual(
      [],
    ))
})

it.each([
  [undefined, true],
  ['2025-11-25', true],
  ['2025-11-26', false],
  ['2026-11-26', false],
])('on November 26, 2026, %s is more than a year ago: %s', (day, isOld) =>
  expect(isYearOld(day, '2026-11-26')).toBe(isOld),
)
