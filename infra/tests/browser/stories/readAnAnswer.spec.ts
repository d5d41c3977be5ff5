import type { Locator } from '@playwright/test'
import { detailsOf, expect, loadApp, summaryNamed, test } from '../support/visitor.ts'

const first = 'What is the first step if I want help?'
const second = 'What happens at the first assessment?'

test('a click or a key opens and closes an answer, one is open at a time, and its sources are folded [2.46, 4.2]', async ({
  page,
}) => {
  await page.goto('/faq')
  const question = summaryNamed(page, first)
  const answer = detailsOf(question).getByText('Call the office nearest to you')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await question.click()
  await expect(answer).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(detailsOf(question)).toHaveAttribute('open')
  const other = summaryNamed(page, second)
  await other.click()
  await expect(detailsOf(question)).not.toHaveAttribute('open')
  await expect(detailsOf(other)).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(detailsOf(other)).not.toHaveAttribute('open')

  const withSources = summaryNamed(page, 'How much does treatment cost?')
  await withSources.click()
  const sources = detailsOf(withSources).getByText(/^Sources \(\d+\), checked on/)
  const source = detailsOf(withSources).locator('footer a').first()
  await expect(source).toBeHidden()
  await sources.click()
  await expect(source).toBeVisible()
})

test('a link to an answer opens it, and the group around it, and scrolls it below the header [2.46]', async ({
  page,
}) => {
  await page.goto('/faq')
  // The questions of each treatment page are in a closed group.
  const group = page.locator('details', {
    has: page.getByRole('heading', { level: 3, name: 'Heroin Addiction' }),
  })
  await expect(group).not.toHaveAttribute('open')
  const idOf = (answer: Locator) => answer.locator('[id]').first().getAttribute('id')
  const single = detailsOf(summaryNamed(page, second))
  const ids = [await idOf(single), await idOf(group.locator('details').first())]
  for (const [index, opened] of [single, group].entries()) {
    await page.goto('about:blank')
    await page.goto(`/faq#${ids[index]}`)
    await loadApp(page)
    await expect(opened).toHaveAttribute('open')
    const header = await page.getByRole('banner').boundingBox()
    const answer = page.locator(`[id="${ids[index]}"]`)
    await expect(answer).toBeInViewport()
    await expect.poll(async () => (await answer.boundingBox())?.y).toBeGreaterThan((header?.height ?? 0) - 1)
  }
})

test('no name of a treatment page breaks within a word, from 320 to 1280 px, and the list of topics leads to each topic [2.46]', async ({
  page,
}) => {
  const broken: string[] = []
  await page.goto('/faq')
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const words = await page
      .getByRole('main')
      .locator('summary > h3')
      .evaluateAll((headings) =>
        headings.flatMap(({ firstChild }) =>
          [...(firstChild?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            const range = new Range()
            if (!firstChild) return []
            range.setStart(firstChild, index)
            range.setEnd(firstChild, index + word.length)
            return range.getClientRects().length > 1 ? word : []
          }),
        ),
      )
    broken.push(...words.map((word) => `${word} at ${width} px`))
  }
  expect(broken).toEqual([])

  const topics = page.getByRole('navigation', { name: 'Topics' })
  const last = topics.getByRole('link').filter({ visible: true }).last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
})
