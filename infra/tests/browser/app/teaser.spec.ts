import { seed } from '#shared/content/seed.ts'
import { postPath } from '#shared/documents/paths.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { byDay } from '#shared/testing/soak.ts'
import { expect, expectSameDocument, loadApp, mainMenu, markDocument, test } from '../support/visitor.ts'

const { home, contact, blog, faq, reviews } = pages
const firstPages = [home.path, contact.path, blog.path, faq.path, postPath(seed.posts[0] ?? { slug: '' })]

// By day `PublicLayout.test.tsx` has it.
for (const firstPage of byDay(firstPages)) {
  test(`after a first visit to ${firstPage}, the app shows the blog teaser on every page but the blog and contact [2.79]`, async ({
    page,
  }) => {
    await page.goto(firstPage)
    await loadApp(page)
    await markDocument(page)
    const teaser = page.getByText(messages.teaser.text)
    const steps = [
      ['FAQ', faq.path, true],
      ['Contact Us', contact.path, false],
      ['Reviews', reviews.path, true],
      ['Blog', blog.path, false],
      ['Home', home.path, true],
    ] as const
    // A link to the current page loads it as a document.
    for (const [name, path, hasTeaser] of steps.filter(([, path]) => path !== firstPage)) {
      await mainMenu(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      if (hasTeaser) await expect(teaser).toBeAttached()
      else await expect(teaser).toBeHidden()
    }
    await expectSameDocument(page)
  })
}
