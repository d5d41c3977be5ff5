import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { unansweredTexts } from '../../../../web/data/write.ts'
import { draftPost } from './support/documents.ts'
import { isOpened } from './support/editor.ts'
import { test } from './support/staffTest.ts'

/** The server carries out the request, and its response is lost on the way. */
async function loseResponse(page: Page, address: string): Promise<() => number> {
  let lost = 0
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => lost
}

test('after a lost response the screen says that nobody knows, looks, and shows what is true [12.15]', async ({
  recentStaffPage: page,
  session,
}) => {
  await page.goto('/admin/settings/team')
  const isLost = await loseResponse(page, '**/api/admin/members')
  const username = `lost-${randomUUID().slice(0, 8)}`
  await page.getByLabel('Username of a new member').fill(username)
  await page.getByRole('button', { name: 'Add member' }).click()
  await expect(page.getByRole('main').getByText(unansweredTexts.looking)).toBeVisible()
  const link = page.getByRole('dialog').getByLabel('Link')
  await expect(link).toHaveValue(new RegExp(`#${username}\\.`))
  expect(isLost()).toBe(1)
  await page.goto(await link.inputValue())
  await expect(page.getByText(`Your username is ${username}.`)).toBeVisible()

  const words = { title: 'A lost response', excerpt: 'Of a comment.', content: '<p>First.</p>' }
  const { editor, name } = await draftPost(session, words)
  await page.goto(editor)
  await isOpened(page)
  await loseResponse(page, '**/discussion')
  await page.locator('summary', { hasText: 'Comments' }).click()
  const text = 'Is this still right?'
  await page.getByLabel('Comment', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText(unansweredTexts.looking)).toBeVisible()
  await expect(page.getByText('Comments: 1 open')).toBeVisible()
  const discussion = await page.request.get(`/api/admin/documents/${name}/discussion`)
  expect((await discussion.json()).comments).toMatchObject([{ text }])
})
