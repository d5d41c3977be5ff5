import { expect, it } from 'vitest'
import { faqsOnPage, pageLinksOf, pagesIn } from './faqsOnPage.ts'

const faq = (id: string, servicePageId?: string, ...alsoOn: { servicePageId: string; place: number }[]) => ({
  id,
  servicePageId,
  alsoOn,
})
const idsOn = (faqs: Parameters<typeof faqsOnPage>[0], page: string) =>
  faqsOnPage(faqs as ReturnType<typeof faq>[], page).map(({ id }) => id)

it('an FAQ of another page has its own place among those of the page, which keep their order [7.9]', () => {
  const shared = faq('shared', 'alcohol', { servicePageId: 'opioids', place: 2 })
  const all = [faq('a1', 'alcohol'), shared, faq('o1', 'opioids'), faq('general'), faq('o2', 'opioids')]
  expect(idsOn(all, 'opioids')).toEqual(['o1', 'shared', 'o2'])
  expect(idsOn(all, 'alcohol')).toEqual(['a1', 'shared'])
  // Another order on its own page changes nothing on the other one.
  expect(idsOn([shared, ...all.filter((one) => one !== shared)], 'opioids')).toEqual(['o1', 'shared', 'o2'])
})

it('two FAQs with one place follow each other, and a place behind the last is the last [7.9]', () => {
  const first = faq('x', undefined, { servicePageId: 'opioids', place: 1 })
  const last = faq('y', 'alcohol', { servicePageId: 'opioids', place: 99 })
  expect(idsOn([last, first, faq('o1', 'opioids')], 'opioids')).toEqual(['x', 'o1', 'y'])
})

it('the links of an FAQ tell its own page from the others [7.9]', () => {
  const other = { servicePageId: 'opioids', place: 1 }
  expect(pagesIn(pageLinksOf(faq('a', 'alcohol', other)))).toEqual({ own: 'alcohol', others: ['opioids'] })
  expect(pagesIn(pageLinksOf(faq('a', undefined, other)))).toEqual({ own: undefined, others: ['opioids'] })
  // Rows of an earlier release have only this link.
  expect(pagesIn(['treatment:alcohol'])).toEqual({ own: 'alcohol', others: [] })
})
