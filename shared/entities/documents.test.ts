import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { alertTemplates } from '../content/alertTemplates.ts'
import { seed } from '../content/seed.ts'
import { contentSchemas, type DocumentKind, documentKinds, draftSchemas } from './documents.ts'

const seeded: Record<DocumentKind, readonly object[]> = {
  post: seed.posts,
  faq: seed.faqs,
  review: seed.reviews,
  service: seed.services,
  treatment: seed.treatments,
  landing: seed.landings,
  page: Object.values(seed.pages),
  alert: alertTemplates(seed.site).map(({ content }) => ({
    ...content,
    startsAt: '2026-01-12T05:00:00.000Z',
    endsAt: '2026-01-13T05:00:00.000Z',
  })),
  site: [seed.site],
}

describe.each(documentKinds)('a document of the kind %s', (kind) => {
  it('accepts the content of the seed, and its draft the same', () => {
    for (const document of seeded[kind]) {
      const content = contentSchemas[kind].parse(document)
      expect(draftSchemas[kind].parse(content)).toEqual(content)
    }
  })

  it('has drafts without any field', () => {
    expect(draftSchemas[kind].parse({})).toEqual({})
  })

  it('has drafts whose texts are empty', () => {
    const texts = Object.entries(contentSchemas[kind].shape).filter(
      ([, field]) => field instanceof z.ZodMiniString,
    )
    const empty = Object.fromEntries(texts.map(([name]) => [name, '']))
    expect(draftSchemas[kind].parse(empty)).toEqual(empty)
  })

  it('has no drafts with an unknown field', () => {
    expect(draftSchemas[kind].safeParse({ color: 'red' }).success).toBe(false)
  })
})
