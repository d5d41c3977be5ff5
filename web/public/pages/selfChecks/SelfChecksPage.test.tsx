import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { selfChecks } from '#shared/content/selfChecks.ts'
import { careAnchor } from '#shared/documents/careTopics.ts'
import { pages } from '#shared/pages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'
import './selfCheck.enhancement.ts'

const { path, content } = pages.selfChecks
beforeEach(async () => {
  await renderSite(path, { '/api/pages/check-yourself': seed.pages[content] })
})

const checkNamed = (title: string) => {
  const check = screen.getByRole('heading', { name: title }).closest<HTMLElement>('[data-self-check]')
  if (!check) throw new Error(`No check is named ${title}`)
  return check
}
/** Chooses an answer of each question. `at` is its place, or the last one that exists. */
function answer(
  check: HTMLElement,
  at: number,
  questions: readonly Element[] = [...check.querySelectorAll('fieldset')],
) {
  for (const question of questions) {
    const answers = [...question.querySelectorAll('input')]
    answers[Math.min(at, answers.length - 1)]?.click()
  }
}

describe.each(selfChecks)('the check $title [11.17]', ({ title, questions, results, license, sources }) => {
  const most = questions.reduce(
    (sum, { answers }) => sum + Math.max(...answers.map(([, points]) => points)),
    0,
  )

  it('says nothing until all questions have an answer, and then the points and what they mean', () => {
    const check = checkNamed(title)
    const output = check.querySelector('output')
    const all = [...check.querySelectorAll('fieldset')]
    answer(check, 0, all.slice(1))
    expect(output?.textContent).toBe('')
    expect(check.querySelector('[data-ways-on]')?.hasAttribute('hidden')).toBe(true)
    answer(check, 0)
    expect(check.querySelector('[data-ways-on]')?.hasAttribute('hidden')).toBe(false)
    expect(output?.textContent).toBe(`Your points: 0. ${check.querySelector('[data-from]')?.textContent}`)
    answer(check, 9)
    expect(output?.textContent).toContain(`Your points: ${most}. `)
    expect(output?.textContent).toContain(results.at(-1)?.text)
  })

  it('names its license and its source, and can be added up by hand', () => {
    const check = within(checkNamed(title))
    check.getByText(license, { exact: false })
    for (const { url } of sources) expect(checkNamed(title).querySelector(`a[href="${url}"]`)).not.toBeNull()
    for (const [label, points] of questions[0]?.answers ?? [])
      expect(check.getAllByLabelText(`${label} (${points})`).length).toBeGreaterThan(0)
  })
})

it('who is in danger reads whom to call before the checks, which come before what their points do not say [11.17]', () => {
  const parts = [
    ...screen.getAllByRole('link', { name: 'call or text 988' }).slice(0, 1),
    ...document.querySelectorAll('[data-self-check]'),
    screen.getByRole('heading', { name: 'What the points do not say' }),
  ]
  expect(parts).toHaveLength(5)
  for (const [at, part] of parts.entries())
    if (at > 0) expect(parts[at - 1]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the highest points are those of the published questionnaires [11.17]', () => {
  const most = selfChecks.map(({ questions }) =>
    questions.reduce((sum, { answers }) => sum + Math.max(...answers.map(([, points]) => points)), 0),
  )
  expect(most).toEqual([40, 10, 27])
  expect(selfChecks.map(({ questions }) => questions.length)).toEqual([10, 10, 9])
})

it('any answer but the first to the last question about mood opens the card for thoughts of suicide [11.17]', () => {
  const check = checkNamed('Mood: the PHQ-9')
  const card = check.querySelector(`#${careAnchor('suicide-risk')}`)?.closest('details')
  answer(check, 0)
  expect(card?.open).toBe(false)
  check.querySelector<HTMLInputElement>('[data-crisis] input[value="1"]')?.click()
  expect(card?.open).toBe(true)
})

it('the points lead to a call: to the office, and first to 988 after hours and in danger [11.17]', () => {
  const check = checkNamed('Mood: the PHQ-9')
  const ways = () =>
    [...check.querySelectorAll<HTMLElement>('[data-ways-on] > a:not([hidden])')].map(
      (link) =>
        `${link.getAttribute('href')} ${/office-hours|after-hours/.exec(link.className)?.[0] ?? 'always'}`,
    )
  answer(check, 0)
  const inOfficeHours = [
    'tel:988 after-hours',
    '/contact-us#ask-for-a-call always',
    'tel:+17705550142 office-hours',
  ]
  expect(ways()).toEqual(inOfficeHours)
  answer(check, 1)
  expect(ways()).toEqual(['tel:988 always', '/contact-us#ask-for-a-call always'])
  answer(check, 0)
  expect(ways()).toEqual(inOfficeHours)
})

it('the answers are in no form, no address, no storage and no request [11.17]', () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  const address = location.href
  for (const { title } of selfChecks) {
    const check = checkNamed(title)
    expect(check.closest('form') ?? check.querySelector('form')).toBeNull()
    expect(check.querySelectorAll('input:not([autocomplete="off"])')).toHaveLength(0)
    answer(check, 2)
  }
  expect([location.href, document.cookie]).toEqual([address, ''])
  expect(fetched).not.toHaveBeenCalled()
  expect(stored).not.toHaveBeenCalled()
})
