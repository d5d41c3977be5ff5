import { expect, type Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { button, publicHtml, rendered } from './support/editor.ts'
import { test } from './support/staffTest.ts'

// By day `ReadyPage.test.tsx`, `OrderPage.test.tsx` and `publication.test.ts` have it.

/** Sends a request as the member whose page it is. */
const send = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/admin/${path}`, { method, headers, ...(body ? { body } : {}) })
      return response.status === 204 ? {} : response.json()
    },
    [method, path, body && JSON.stringify(body)] as const,
  )

test('reviews change their order by keyboard, and visitors see each [13.21]', { tag: '@night' }, async ({
  staffPage: page,
}) => {
  await page.goto('/admin/reviews')
  await page.getByRole('link', { name: 'Order', exact: true }).click()
  const rows = page.getByRole('list', { name: 'Order' }).getByRole('listitem')
  const titleOf = (index: number) => rows.nth(index).getByRole('link').innerText()
  await expect(rows.first()).toBeVisible()
  const [first, second] = [await titleOf(0), await titleOf(1)]
  const isInOrder = async (one: string, other: string) => {
    const html = await publicHtml('/reviews')
    return html.indexOf(`>${one}<`) < html.indexOf(`>${other}<`)
  }
  await button(page, `Move ${first} down`).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, `Move ${first} down`)).toBeFocused()
  await expect(page.getByText(`${first} is now 2 of`)).toBeAttached()
  expect(await titleOf(0)).toBe(second)
  expect(await violations(page)).toEqual([])
  await button(page, 'Save order').click()
  await expect(page.getByText('Order saved')).toBeVisible()
  await expect.poll(() => isInOrder(second, first), rendered).toBe(true)
  await button(page, `Move ${first} up`).click()
  await button(page, 'Save order').click()
  await expect.poll(() => isInOrder(first, second), rendered).toBe(true)
})

test('drafts are published together, and what is missing in the others is named [13.19]', {
  tag: '@night',
}, async ({ staffPage: page }) => {
  await page.goto('/admin/ready-to-publish')
  const slug = `together-${Date.now()}`
  const post = { title: `Complete ${slug}`, slug, category: 'Recovery', author: 'Ruth', excerpt: 'Rest.' }
  const whole = await send(page, 'POST', 'documents/post', { content: { ...post, content: '<p>Rest.</p>' } })
  const blocked = await send(page, 'POST', 'documents/post', {
    content: { ...post, title: `Blocked ${slug}`, slug: `${slug}-2`, content: '<p>Help for addicts.</p>' },
  })
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: `Blocked ${slug}` })
  await expect(row.getByText(/Body: Say “people with a substance use disorder”/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Publish Blocked ${slug}` })).toBeDisabled()
  await page.getByRole('checkbox', { name: `Publish Complete ${slug}` }).check()
  expect(await violations(page)).toEqual([])
  await button(page, 'Publish 1 document').click()
  await expect(page.getByText('1 document published')).toBeVisible()
  await expect(page.getByRole('link', { name: `Complete ${slug}` })).toHaveCount(0)
  await expect.poll(() => publicHtml(`/blog/${slug}`), rendered).toContain(`Complete ${slug}`)
  await send(page, 'DELETE', `documents/post/${blocked.id}?version=1`)
  await send(page, 'DELETE', `documents/post/${whole.id}?version=1`)
})
