import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contactFormResults } from '#shared/callRequests.ts'
import { callFormTexts, type RequiredCallField } from '#shared/content/callFormTexts.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const texts = callFormTexts.en

it.each([
  [contactFormResults.success, texts.thanks],
  [contactFormResults.problem, texts.refused],
])('%s has its heading, phones and crisis lines, and is not indexed', async (path, heading) => {
  await renderSite(path)
  const main = screen.getByRole('main')
  expect(main.querySelector('h1')?.textContent).toBe(heading)
  expect(main.querySelectorAll('[href="tel:988"], [href="tel:911"], [href="tel:+17705550142"]')).toHaveLength(
    3,
  )
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(/noindex/)
})

it('the page of problems has every refused field for each choice of them', async () => {
  await renderSite(contactFormResults.problem)
  const problemsAt = (fragment: string) =>
    Array.from(document.getElementById(fragment)?.querySelectorAll('li') ?? [], (li) => li.textContent)
  const inBoth = (name: RequiredCallField) =>
    `${texts.required[name].problem}. ${callFormTexts.es.required[name].problem}.`
  expect(problemsAt('firstName,mayLeaveMessage')).toEqual([inBoth('firstName'), inBoth('mayLeaveMessage')])
  expect(problemsAt('firstName,phone,mayLeaveMessage')).toHaveLength(3)
  expect(problemsAt('phone')).toEqual([inBoth('phone')])
})
