import { byDay } from '#shared/testing/soak.ts'
import { followLink } from '../support/followLink.ts'
import { expect, heading, loadApp, summaryNamed, test } from '../support/visitor.ts'

const ran = `document.documentElement.dataset.ran = 'yes'`
const hostile = `<p>Words that stay.</p>
<script>${ran}</script>
<img src="/no-such-image.png" alt="An image" onerror="${ran}">
<svg onload="${ran}"><script>${ran}</script></svg>
<a href="javascript:${ran}">A link</a>
<a href="data:text/html,<script>${ran}</script>">Another link</a>
<iframe srcdoc="<script>parent.${ran}</script>"></iframe>
<form action="/api/client-errors"><button formaction="javascript:${ran}">A button</button></form>
<details open ontoggle="${ran}"><summary>Details</summary></details>
<math><mtext><table><mglyph><style><img src=x onerror="${ran}"></style></mglyph></table></mtext></math>
<style>body { display: none }</style>
<base href="https://elsewhere.example/">
<p style="position:fixed;inset:0" onclick="${ran}">Words over everything.</p>`

const post = {
  id: 'hostile',
  slug: 'hostile',
  title: 'Hostile <img src=x onerror=alert(1)>',
  category: 'Recovery',
  author: '<b>Eve</b>',
  createdAt: '2026-01-02T00:00:00.000Z',
  content: hostile,
}
const faqs = {
  faqs: [{ id: 'hostile', question: 'Is <i>this</i> safe?', answer: hostile, categoryName: 'Safety' }],
  total: 1,
  pages: 1,
  categories: ['Safety'],
}

// The policy blocks inline scripts. The sanitizer must work without it.
for (const bypassCSP of byDay([false, true], 1)) {
  test.describe(bypassCSP ? 'without a content security policy' : 'with the content security policy', () => {
    test.use({ bypassCSP, expectedErrors: /404|Content Security Policy/ })

    test('nothing in a post is executed', async ({ page }) => {
      await page.route('**/api/blog/posts/hostile', (route) => route.fulfill({ json: post }))
      await page.goto('/privacy-policy')
      await loadApp(page)
      await followLink(page, '/blog/hostile')
      await expect(heading(page, post.title)).toBeVisible()
      const article = page.getByRole('main').getByRole('article').first()
      await expect(article.getByText('Words that stay.')).toBeVisible()
      await expect(article.getByText(`By ${post.author}`)).toBeVisible()
      await expect(
        article.locator('script, iframe, form, style, base, svg script, [style*="fixed"]'),
      ).toHaveCount(0)
      for (const link of await article.getByText(/link$/).all()) await link.click()
      await article.getByText('Words over everything.').click()
      await expect(page.locator('html')).not.toHaveAttribute('data-ran')
      await expect(page).toHaveURL('/blog/hostile')
    })

    // By day `xss.spec.ts` has answers.
    test('nothing in an answer is executed', { tag: '@night' }, async ({ page }) => {
      await page.route('**/api/faqs', (route) => route.fulfill({ json: faqs }))
      await page.goto('/privacy-policy')
      await loadApp(page)
      await followLink(page, '/faq')
      await summaryNamed(page.getByRole('main'), 'Is <i>this</i> safe?').click()
      const answer = page.locator('#hostile')
      await expect(answer.getByText('Words that stay.')).toBeVisible()
      await answer.getByText('Words over everything.').click()
      await expect(answer.locator('script, iframe, form, style, base')).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-ran')
    })
  })
}
