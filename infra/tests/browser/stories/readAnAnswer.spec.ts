import { detailsOf, expect, loadApp, summaryNamed, test } from '../support/visitor.ts'

const first = 'What is the first step if I want help?'
const second = 'What happens at the first assessment?'

test('a click or a key opens and closes an answer, and one is open at a time [4.2]', async ({ page }) => {
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
})

test('a link to an answer opens it and scrolls it below the header', async ({ page }) => {
  await page.goto('/faq')
  const id = await detailsOf(summaryNamed(page, second)).locator('[id]').first().getAttribute('id')
  await page.goto('/')
  await page.goto(`/faq#${id}`)
  await loadApp(page)
  await expect(detailsOf(summaryNamed(page, second))).toHaveAttribute('open')
  const header = await page.getByRole('banner').boundingBox()
  const answer = page.locator(`[id="${id}"]`)
  await expect(answer).toBeInViewport()
  await expect.poll(async () => (await answer.boundingBox())?.y).toBeGreaterThan((header?.height ?? 0) - 1)
})

test('the list of topics leads to each topic', async ({ page }) => {
  await page.goto('/faq')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  const last = topics.getByRole('link').filter({ visible: true }).last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
})

test('on a treatment page one answer is open at a time', async ({ page }) => {
  await page.goto('/what-we-treat/alcohol-addiction')
  const answers = page.getByRole('main').locator('details[name]:not([name="care-card"])')
  await answers.first().locator('summary').first().click()
  await answers.nth(1).locator('summary').first().click()
  await expect(answers.first()).not.toHaveAttribute('open')
  await expect(answers.nth(1)).toHaveAttribute('open')
})

test('the questions of a treatment page are in a closed group, and a link to an answer opens both [2.46]', async ({
  page,
}) => {
  await page.goto('/faq')
  const group = page.locator('details', {
    has: page.getByRole('heading', { level: 3, name: 'Heroin Addiction' }),
  })
  await expect(group).not.toHaveAttribute('open')
  const id = await group.locator('details [id]').first().getAttribute('id')
  await page.goto('/')
  await page.goto(`/faq#${id}`)
  await loadApp(page)
  await expect(group).toHaveAttribute('open')
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('the sources of an answer are folded [2.46]', async ({ page }) => {
  await page.goto('/faq')
  const question = summaryNamed(page, 'How much does treatment cost?')
  await question.click()
  const sources = detailsOf(question).getByText(/^Sources \(\d+\), checked on/)
  const first = detailsOf(question).locator('footer a').first()
  await expect(first).toBeHidden()
  await sources.click()
  await expect(first).toBeVisible()
})

test('no name of a treatment page breaks within a word, from 320 to 1280 px [2.46]', async ({ page }) => {
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
})
