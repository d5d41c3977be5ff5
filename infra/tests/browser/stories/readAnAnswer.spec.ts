import { awaken, control, expect, foldOf, test } from '../support/visitor.ts'

const first = 'What is the first step if I want help?'
const second = 'What happens at the first assessment?'

test('a question opens its answer, and closes it again', async ({ page }) => {
  await page.goto('/faq')
  const question = control(page, first)
  const answer = foldOf(question).getByText('Call the office nearest to you')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await question.click()
  await expect(answer).toBeHidden()
})

test('one answer is open at a time', async ({ page }) => {
  await page.goto('/faq')
  await control(page, first).click()
  await control(page, second).click()
  await expect(foldOf(control(page, first))).not.toHaveAttribute('open')
  await expect(foldOf(control(page, second))).toHaveAttribute('open')
})

test('the keyboard opens and closes an answer', async ({ page }) => {
  await page.goto('/faq')
  const question = control(page, first)
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(foldOf(question)).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(foldOf(question)).not.toHaveAttribute('open')
})

test('a link to an answer opens its question and shows it below the header', async ({ page }) => {
  await page.goto('/faq')
  const id = await foldOf(control(page, second)).locator('[id]').first().getAttribute('id')
  await page.goto('/')
  await page.goto(`/faq#${id}`)
  await awaken(page)
  await expect(foldOf(control(page, second))).toHaveAttribute('open')
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

test('the questions of a treatment page open on that page', async ({ page }) => {
  await page.goto('/what-we-treat/alcohol-addiction')
  const questions = page.getByRole('main').locator('details summary')
  await questions.first().click()
  await questions.nth(1).click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
})
