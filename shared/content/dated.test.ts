import { expect, it } from 'vitest'
import { endsSoon } from '../documents/signOff.ts'
import { seed } from './seed.ts'

const texts = new Map([
  ...seed.treatments.map((page) => [page.slug, JSON.stringify(page)] as const),
  ...Object.entries(seed.pages).map(([name, page]) => [name, JSON.stringify(page)] as const),
])

/** Rules that change soon: a page says when each was checked, and where. */
it.each([
  ['paying-for-treatment', /child under six.*December 31, 2026/, 'gov.georgia.gov'],
  ['how-we-help/telehealth-treatment', /December 31, 2026.*buprenorphine.*six months.*phone only/, 'dea.gov'],
  [
    'how-we-help/medication-assisted-treatment',
    /7 days in the first two weeks, 14 days from day 15, and 28 days from day 31/,
    'federalregister.gov',
  ],
  ['how-we-help/intensive-outpatient-treatment', /level 2\.5.*high-intensity outpatient/, 'asam.org'],
  ['how-we-help/asam-level-5-early-intervention', /fourth edition, of 2023, no longer lists it/, 'asam.org'],
  ['what-we-treat/marijuana-addiction', /0\.4 milligrams.*November 12, 2026/, 'congress.gov'],
  ['what-we-treat/kratom-addiction', /16-13-122.*Schedule I/, 'fda.gov'],
])('the page %s says when its rules were checked, and where [2.64]', (name, fact, source) => {
  const text = texts.get(name) ?? ''
  expect(text).toMatch(fact)
  expect(text).toMatch(/checked November (23|26), 2026/i)
  expect(text).toContain(source)
})

/** One text about what is sold today, which has to change everywhere at once. */
it('the text about the drug supply is the same on every page that has it', () => {
  const supply = /<p><strong>What is in the supply.*?Fentanyl test strips do not find them\.<\/p>/s
  const pages = [
    ...seed.treatments.flatMap(({ text1, text2, text3, text4 }) => [text1, text2, text3, text4].join('')),
    ...seed.posts.map(({ content }) => content),
  ]
  const found = pages.flatMap((html) => supply.exec(html)?.[0] ?? [])
  expect(found.length).toBeGreaterThanOrEqual(4)
  expect(new Set(found).size).toBe(1)
})

it('the age below which antidepressants need closer watching is the same on every page [2.64]', () => {
  const paragraphs = [...seed.treatments, ...seed.faqs].flatMap((document) =>
    JSON.stringify(document).split('</p>'),
  )
  const ages = paragraphs
    .filter((paragraph) => /antidepressants/i.test(paragraph))
    .flatMap((paragraph) => [...paragraph.matchAll(/people under (\d+)/gi)].map(([, age]) => age))
  expect(ages.length).toBeGreaterThanOrEqual(4)
  expect(new Set(ages)).toEqual(new Set(['25']))
})

it('an answer about minors who agree alone to treatment says who may tell a parent [2.64]', () => {
  const answer = seed.faqs.find(({ id }) => id === 'faq-family-involved')?.answer
  expect(answer).toMatch(/37-7-8\).*tell a parent only if the minor agrees in writing.*42 CFR 2\.14/)
})

/** Categories whose answers are about health, law or insurance. */
const factualCategories = new Set(['Medications', 'Crisis and safety', 'Privacy', 'Cost and insurance'])
/** What the clinic itself does. */
const ownPractice = [
  'faq-run-into-someone',
  'what-we-treat.mental-health-treatment.1',
  'what-we-treat.mental-health-treatment.3',
]

it('every answer about a condition, medicines, a crisis, privacy or cost names a source and its day [2.64]', () => {
  const factual = seed.faqs.filter(
    ({ id, categoryName }) => id.startsWith('what-we-treat.') || factualCategories.has(categoryName),
  )
  expect(factual.length).toBeGreaterThan(80)
  const undated = factual.filter(({ sources = [], checkedOn }) => sources.length === 0 || !checkedOn)
  expect(undated.map(({ id }) => id)).toEqual(ownPractice)
})

/** A number, a law or a date that is not the clinic's own. */
const fact =
  /O\.C\.G\.A\.|CFR|U\.S\.C\.|\b(?:law|laws|Act)\b|\b(?:19|20)\d\d\b|\b\d[\d,.]*\s*(?:percent|hours|days|weeks|months|years|minutes|dollars|milligrams|mg)\b|tel:\+1(?:8\d\d)/
/** They say what the clinic itself does, or lead to other pages. */
const ownFacts = ['page/blog', 'page/contact-us', 'page/faq', 'page/home', 'page/office', 'page/offices']
  .concat('page/how-we-review-our-pages', 'page/reviews', 'page/urgent-help')
  .concat(
    'post/…',
    ownPractice.map((id) => `faq/${id}`),
  )

it('statements that end have their last day, which makes them a task 30 days before [13.79]', () => {
  const ends = [...seed.faqs, ...seed.treatments, ...Object.values(seed.pages)].flatMap((document) =>
    document.validUntil ? [document] : [],
  )
  const texts = ends.map((document) => JSON.stringify(document)).join('\n')
  for (const statement of [
    'press 3',
    'Until December 31, 2026, federal rules',
    'Pathways may change',
    'law on hemp',
  ])
    expect(texts).toContain(statement)
  const days = ends.map(({ validUntil }) => validUntil)
  expect(days.map((day) => endsSoon(day, '2026-11-30'))).toEqual(days.map(() => false))
  expect(days.map((day) => endsSoon(day, '2026-12-01'))).toEqual(days.map(() => true))
})

it('no source is a copy of the law by somebody else, and no page has a source twice', () => {
  const documents = [...seed.faqs, ...seed.treatments, ...seed.posts, ...Object.values(seed.pages)]
  expect(JSON.stringify(documents).match(/justia|law\.cornell|casetext|findlaw/)).toBeNull()
  const repeated = documents.flatMap(({ sources = [] }) => {
    const addresses = sources.map(({ url }) => url)
    return addresses.filter((url, at) => addresses.indexOf(url) !== at)
  })
  expect(repeated).toEqual([])
})

/** The care card of withdrawal says the same: strong shaking is 911, and milder shaking a doctor the same day. */
it('every text sends strong shaking to 911 and milder shaking to a doctor the same day [11.16]', () => {
  const texts = JSON.stringify([seed.faqs, seed.treatments, seed.posts, seed.pages]).split(/<\/(?:p|li)>/)
  const sentences = texts.flatMap((text) =>
    text.split(/[.:;](?: |$)/).map((sentence) => ({ sentence, text })),
  )
  const shaking = sentences.filter(({ sentence }) => /\b(?:shak(?:e|ing)|tremor)\b/i.test(sentence))
  const calls = shaking.filter(({ sentence }) => /\bcall(?: as well)?\b|emergency\b|\b911\b/i.test(sentence))
  const differing = calls.filter(
    ({ sentence }) =>
      !/\b(?:strong shaking|shaking strongly)\b/i.test(sentence) &&
      !/emergency room (?:today|the same day)|doctor/i.test(sentence),
  )
  expect(calls.length).toBeGreaterThanOrEqual(10)
  expect(differing.map(({ sentence }) => sentence)).toEqual([])
})

it('every text with a number, a law or a date names its sources and the day of the check [13.25]', () => {
  const documents = [
    ...Object.entries(seed.pages).map(([id, page]) => [`page/${id}`, page] as const),
    ...[...seed.treatments, ...seed.landings].map((page) => [`treatment/${page.id}`, page] as const),
    ...seed.posts.map((post) => [`post/${post.id}`, post] as const),
    ...seed.faqs.map((faq) => [`faq/${faq.id}`, faq] as const),
  ]
  const undated = documents.filter(([name, document]) => {
    const { sources, checkedOn, seo: _, ...words } = { seo: undefined, ...document }
    const hasFact = fact.test(JSON.stringify({ ...words, updatedAt: '', createdAt: '', lastReviewed: '' }))
    return hasFact && !(sources?.length && checkedOn) && !ownFacts.includes(name)
  })
  expect(undated.map(([name]) => name)).toEqual([])
})
