import { expect, test } from '../support/visitor.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without scripts says that a page was helpful, and is thanked on it [2.105]', async ({
  page,
}) => {
  await page.goto('/what-we-treat/alcohol-addiction')
  const feedback = page.getByRole('complementary', { name: 'Feedback' })
  const thanks = feedback.getByText('Thank you. Your answer helps us')
  await expect(thanks).toBeHidden()
  await feedback.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL('/what-we-treat/alcohol-addiction#feedback-counted')
  await expect(thanks).toBeInViewport()
  await expect(feedback.getByRole('button')).toHaveCount(0)
})
