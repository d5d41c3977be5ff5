import { expect, it } from 'vitest'
import { questionsBefore } from './door.ts'

it('a question about the words of a colleague names the time of the newest ones', () => {
  const [early, late, now] = [
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T09:30:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ]
  const content = { question: 'Where?', answer: 'Here.' }
  const authors = { answer: [{ by: 'ruth', at: late }], question: [{ by: 'ruth', at: early }] }
  const draft = { content, version: 1, basedOn: null, updatedAt: late, updatedBy: 'ruth', authors }
  for (const fields of [authors, Object.fromEntries(Object.entries(authors).reverse())]) {
    const document = {
      kind: 'faq',
      id: 'faq-1',
      published: null,
      draft: { ...draft, authors: fields },
      editing: null,
    } as const
    expect(questionsBefore(document, { by: 'ana' }, now)).toEqual([{ about: 'words', who: 'ruth', at: late }])
  }
})
