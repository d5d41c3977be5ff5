import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { alertTemplates } from '../content/alertTemplates.ts'
import { seed } from '../content/seed.ts'
import { type DocumentKind, documentKinds, kinds } from '../kinds/kinds.ts'

const seeded: Record<DocumentKind, readonly object[]> = {
  post: seed.posts,
  faq: seed.faqs,
  review: seed.reviews,
  service: seed.services,
  teamMember: seed.teamMembers,
  treatment: seed.treatments,
  landing: seed.landings,
  page: Object.values(seed.pages),
  alert: alertTemplates.map(({ content }) => ({
    ...content,
    startsAt: '2026-01-12T05:00:00.000Z',
    endsAt: '2026-01-13T05:00:00.000Z',
  })),
  site: [seed.site],
}

describe.each(documentKinds)('a document of the kind %s', (kind) => {
  it('accepts the content of the seed, and its draft the same', () => {
    for (const document of seeded[kind]) {
      const content = kinds[kind].content.parse(document)
      expect(kinds[kind].draft.parse(content)).toEqual(content)
    }
  })

  it('has drafts without any field', () => {
    expect(kinds[kind].draft.parse({})).toEqual({})
  })

  it('has drafts whose texts are empty', () => {
    const texts = Object.entries(kinds[kind].content.shape).filter(
      ([, field]) => field instanceof z.ZodMiniString,
    )
    const empty = Object.fromEntries(texts.map(([name]) => [name, '']))
    expect(kinds[kind].draft.parse(empty)).toEqual(empty)
  })

  it('has no drafts with an unknown field', () => {
    expect(kinds[kind].draft.safeParse({ color: 'red' }).success).toBe(false)
  })
})
