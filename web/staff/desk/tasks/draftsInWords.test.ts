import { expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import type { ReadyDocument } from '#shared/entities/documents.ts'
import { draftsInWords } from './draftsInWords.ts'

const ready: ReadyDocument = {
  ...{ kind: 'post', id: 'p', title: 'Sleep', version: 1, status: 'draft', isPublished: false },
  ...{
    isOutdated: false,
    changes: [],
    issues: [],
    questions: [],
    updatedBy: 'ana',
    updatedAt: '2026-11-21T09:00:00.000Z',
  },
}
const unfinished = { ...ready, issues: [{ path: ['slug'], message: 'is required' }] }
const scheduled: ReadyDocument = { ...ready, status: 'scheduled' }
const outdated = { ...ready, isOutdated: true }

it.each([
  [[ready, ready, unfinished, outdated], 4, '2 drafts can be published, 2 are unfinished'],
  [[ready, unfinished], 2, '1 draft can be published, 1 is unfinished'],
  [[ready], 1, '1 draft can be published'],
  [[unfinished, unfinished], 2, '2 drafts are unfinished'],
  [[ready, scheduled], 2, '1 draft can be published'],
  [
    Array<ReadyDocument>(apiLimits.publications).fill(ready),
    apiLimits.publications + 3,
    `${apiLimits.publications} drafts can be published, 3 older ones wait`,
  ],
])('drafts are counted by what a press can do [13.66] %#', (documents, total, words) => {
  expect(draftsInWords({ documents, total })).toBe(words)
})
