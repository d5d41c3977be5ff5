import { expect, it } from 'vitest'
import { dateIssues } from './dateIssues.ts'

const today = '2026-11-28'
const closure = (from: string, to = from) => ({
  offices: [{ exceptions: [{ from, to, reason: 'Christmas' }] }],
})

it.each([
  ['a closure of the year 26', closure('0026-12-24'), 'offices.0.exceptions.0.from'],
  ['a closure of the year 202', closure('0202-12-24'), 'offices.0.exceptions.0.from'],
  ['a closure in three years', closure('2029-12-24'), 'offices.0.exceptions.0.from'],
  [
    'a closure that ends in the year 20261',
    closure('2026-12-24', '+020261-12-24'),
    'offices.0.exceptions.0.to',
  ],
  ['a post of the year 26', { createdAt: '0026-11-28T14:00:00.000Z' }, 'createdAt'],
  ['a post of the year 1926', { createdAt: '1926-11-28T14:00:00.000Z' }, 'createdAt'],
  ['a post more than a year ahead', { createdAt: '2027-11-30T14:00:00.000Z' }, 'createdAt'],
  ['an alert until 2062', { startsAt: '2026-11-28T14:00:00Z', endsAt: '2062-12-01T14:00:00Z' }, 'endsAt'],
  ['an import that ends in 2099', { unpublishAt: '2099-12-01T14:00:00Z' }, 'unpublishAt'],
  ['an import that ended in the year 26', { unpublishAt: '0026-12-01T14:00:00Z' }, 'unpublishAt'],
  ['a change in the year 9999', { updatedAt: '9999-12-01T14:00:00Z' }, 'updatedAt'],
  ['a statement that is valid until 2099', { validUntil: '2099-12-01' }, 'validUntil'],
  ['an alert since the year 26', { startsAt: '0026-11-28T14:00:00Z' }, 'startsAt'],
  ['a review on February 30', { lastReviewed: '2026-02-30' }, 'lastReviewed'],
  ['a review of two digits', { lastReviewed: '26-11-01' }, 'lastReviewed'],
  ['a review of no day', { lastReviewed: 'soon' }, 'lastReviewed'],
  ['a review at an hour', { lastReviewed: '2026-11-01T25:00:00Z' }, 'lastReviewed'],
  ['a review of tomorrow', { lastReviewed: '2026-11-29' }, 'lastReviewed'],
  ['a review of the year 26', { lastReviewed: '0026-11-29' }, 'lastReviewed'],
  ['sources checked in 2062', { checkedOn: '2062-01-01' }, 'checkedOn'],
  [
    'a sign-off of the year 26',
    { textSignOffs: [{ lastReviewed: '0026-01-01' }] },
    'textSignOffs.0.lastReviewed',
  ],
  ['a consent of the future', { consent: { date: '2026-12-01' } }, 'consent.date'],
  ['a consent of the year 23', { consent: { date: '0023-12-01' } }, 'consent.date'],
])('%s is asked about', (_, content, field) => {
  const paths = dateIssues(content, today).map(({ path }) => path.join('.'))
  expect([...new Set(paths)]).toContain(field)
})

it('says which day it is, and which can be meant [10.28]', () => {
  expect(dateIssues({ lastReviewed: '0026-11-20' }, today)).toEqual([
    {
      path: ['lastReviewed'],
      message: 'is 0026-11-20, which cannot be meant: choose a day from 2000-01-01 to 2026-11-28',
    },
  ])
})

it.each([
  ['a closure next Christmas', closure('2026-12-24', '2027-01-01')],
  ['a closure of years ago', closure('2019-12-24')],
  ['a post of an earlier website', { createdAt: '2009-01-01T00:00:00Z' }],
  ['a post of next month', { createdAt: '2026-12-28T14:00:00Z' }],
  ['an alert of a week', { startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-12-05T14:00:00Z' }],
  ['a review of today', { lastReviewed: today, checkedOn: today, consent: { date: today } }],
  ['what is no date, which the schema refuses', { checkedOn: 'soon', createdAt: 5, from: null }],
  ['words of a page', { content: [{ from: '0026-01-01' }], seo: { date: '0026-01-01' } }],
])('%s is not', (_, content) => {
  expect(dateIssues(content, today)).toEqual([])
})
