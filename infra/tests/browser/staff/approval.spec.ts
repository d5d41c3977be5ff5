import { type Browser, expect, type Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { violations } from '../support/axe.ts'
import { draftPost, staffRequest } from './support/documents.ts'
import { button, field, isOpened, openDialog, pressPublish } from './support/editor.ts'
import { inputMethods } from './support/inputMethods.ts'
import { logInContext, newMember, sessionOf, siteAddress, test } from './support/staffTest.ts'

const { 'with a pointer': pointer, 'by keyboard alone': keyboard } = inputMethods
const texts = staffMessages.desk
const dialogs = { selector: 'dialog[open]' }

/** A window looks for what others do every ten seconds. */
const look = { timeout: 30_000 }

/** Opens a draft that nobody has published. Returns its title. */
async function openDraft(page: Page, session: string): Promise<string> {
  const content = '<p>Words that a colleague reads.</p>'
  const post = await draftPost(session, { title: 'To approve', excerpt: 'Ten grams of words.', content })
  await page.goto(post.editor)
  return post.title
}

async function colleagueOf(browser: Browser) {
  const colleague = await newMember()
  const context = await browser.newContext({ baseURL: siteAddress() })
  await logInContext(context, await sessionOf(colleague))
  return { other: await context.newPage(), username: colleague.username }
}

test('a colleague is asked on Today, comments on a passage by keyboard, and approves what is then published [14.26]', async ({
  staffPage: page,
  session,
  member,
  browser,
}) => {
  test.slow()
  const title = await openDraft(page, session)
  const { other, username } = await colleagueOf(browser)
  const ask = await openDialog(page, 'Ask a colleague to approve', pointer)
  await ask.getByLabel('Colleague').selectOption(username)
  await ask.getByLabel('Note (optional)').fill('Is the amount right?')
  expect(await violations(page, dialogs)).toEqual([])
  await ask.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText(`You asked ${username} to approve this.`)).toBeVisible()
  await page.goto('/admin/blog')

  await other.goto('/admin')
  await other.getByRole('link', { name: `${member.username} asks you to approve “${title}”` }).press('Enter')
  await isOpened(other)
  await expect(other.getByText(`${member.username} asks you to approve this.`)).toBeVisible()
  await keyboard.press(button(other, /^Comments/))
  await expect(other.getByText('Is the amount right?')).toBeVisible()
  await field(other, 'Excerpt').focus()
  await other.keyboard.press('Home')
  for (const _ of 'Ten grams') await other.keyboard.press('Shift+ArrowRight')
  await field(other, 'Comment').focus()
  await other.keyboard.type('Milligrams?')
  await expect(other.getByRole('blockquote')).toHaveText('Ten grams')
  await keyboard.press(button(other, 'Add comment'))
  await expect(other.getByRole('list', { name: 'Open comments' }).getByRole('listitem')).toHaveCount(2)
  for (const colorScheme of byDay(['light', 'dark'] as const, 0)) {
    await other.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(other)).toEqual([])
  }
  await keyboard.press(button(other, 'Read and approve').first())
  const read = other.getByRole('dialog')
  await expect(read.getByText(/^Excerpt /)).toBeVisible()
  await expect(read.getByText(`${member.username} writes: Is the amount right?`)).toBeVisible()
  expect(await violations(other, dialogs)).toEqual([])
  await keyboard.press(read.getByRole('button', { name: 'Approve this text' }))
  await expect(other.getByText(new RegExp(`^Approved by ${username} \\(.*as it is now\\.$`))).toBeVisible()
  await other.close()

  await page.goto('/admin')
  const approved = page.getByRole('link', {
    name: `${username} has approved “${title}”: it can be published`,
  })
  await approved.click()
  await isOpened(page)
  await button(page, /^Comments/).click()
  await page.getByRole('button', { name: 'Resolve' }).first().click()
  await expect(page.getByText('Resolved: 1')).toBeVisible()
  await button(page, 'Publish').click()
  await expect(page.getByRole('dialog').getByText(new RegExp(`^Approved by ${username}`))).toBeVisible()
  await expect(page.getByRole('dialog').getByText('1 comment is still open.')).toBeVisible()
  await page.keyboard.press('Escape')
  await pressPublish(page, pointer)
  await expect(page.getByText(texts.publishedText)).toBeVisible()
  await expect(page.getByText(/^Approved by/)).toBeHidden(look)
  await page.goto('/admin/blog?status=comments')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('1 open comment')
})

test('the holder of a link reads a draft on a phone, comments and signs off by name, until it is revoked [14.28]', async ({
  staffPage: page,
  session,
  browser,
}) => {
  test.slow()
  const title = await openDraft(page, session)
  const links = await openDialog(page, 'Preview links', pointer)
  await expect(links.getByText('There is no link now.')).toBeVisible()
  await links.getByRole('button', { name: 'Make a link' }).click()
  const link = await links.getByLabel('New link').inputValue()
  expect(await violations(page, dialogs)).toEqual([])
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const holder = await context.newPage()
  const sent: string[] = []
  holder.on('request', (request) => sent.push(request.url()))
  const response = await holder.goto(link)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await expect(holder.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const draft = holder.frameLocator('iframe[title^="Preview"]')
  // Below it, the post of another test may have the same words and an ellipsis.
  const words = draft.getByText('Words that a colleague reads.', { exact: true })
  await expect(words).toBeVisible()
  // Pressed again where the preview rendered once more under the pointer, such as after the facts of the clinic arrived.
  await expect(async () => {
    await words.click()
    const quoted = holder.getByRole('blockquote')
    await expect(quoted).toHaveText('Words that a colleague reads.', { timeout: 2_000 })
  }).toPass()
  const approve = holder.getByRole('button', { name: 'I have read this text and approve it' })
  await approve.click()
  await expect(holder.getByText('Please write your name first.')).toBeVisible()
  await holder.getByLabel('Your name and credentials').fill('Ana Reyes, LPC')
  await field(holder, 'Comment').fill('All of them?')
  await holder.getByRole('button', { name: 'Add comment' }).click()
  await expect(holder.getByRole('list', { name: 'Open comments' })).toContainText('Ana Reyes, LPC (by link)')
  await keyboard.press(approve)
  await expect(holder.getByText(/^Approved by Ana Reyes, LPC \(/)).toBeVisible()
  for (const colorScheme of byDay(['light', 'dark'] as const, 1)) {
    await holder.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(holder)).toEqual([])
  }
  const width = await holder.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  const secret = link.slice(link.lastIndexOf(':') + 1)
  expect(sent.filter((url) => url.split('#')[0]?.includes(secret))).toEqual([])

  await expect(page.getByText(/^Approved by Ana Reyes, LPC \(by link, /)).toBeVisible(look)
  await openDialog(page, 'Preview links', pointer)
  await page.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(page.getByRole('dialog').getByText('There is no link now.')).toBeVisible()
  await holder.reload()
  await expect(holder.getByText(texts.link.invalid)).toBeVisible()
  await context.close()
})

test('what is new is marked with its writers, for a colleague and for the holder of a link on a phone [14.26, 14.28]', async ({
  staffPage: page,
  session,
  member,
  browser,
}) => {
  test.slow()
  const lines = Array.from({ length: 12 }, (_, index) => `Paragraph ${index} of a text about sleep.`)
  const text = (...changed: [line: number, words: string][]) => {
    const words = new Map(changed)
    return lines.map((line, index) => `<p>${words.get(index) ?? line}</p>`).join('')
  }
  const post = await draftPost(session, { title: 'What is new', excerpt: 'On sleep.', content: text() })
  const published = await staffRequest(session, `${post.name}/publish`, 'POST', { version: 1 })
  const save = async (by: string, version: number, content: string) =>
    staffRequest(by, `${post.name}/draft`, 'PUT', {
      content: { ...published?.published?.content, content },
      version,
      basedOn: published?.published?.version,
    })
  const own = [
    [1, 'Paragraph 1 of a text about rest.'],
    [8, 'Wake at the same time.'],
  ] as const
  const saved = await save(session, 0, text([...own[0]], [...own[1]]))
  const colleague = await newMember()
  const last = 'Paragraph 11 of a text about sleep and work.'
  await save(
    await sessionOf(colleague),
    saved?.draft?.version ?? 0,
    text([...own[0]], [...own[1]], [11, last]),
  )

  await page.goto(post.editor)
  const read = await openDialog(page, 'Read and approve', keyboard)
  const passages = read.locator('[data-passage]')
  await expect(read.getByText('3 changes for visitors')).toBeVisible()
  await expect(passages).toHaveCount(3)
  await expect(passages.first()).toBeInViewport()
  await expect(passages).toContainText([
    'Written by you',
    'Wake at the same time.',
    `Written by ${colleague.username}`,
  ])
  await expect(passages.first().locator('del')).toHaveText('sleep')
  await expect(passages.first().locator('ins')).toHaveText('rest')
  for (const next of [1, 2, 0]) {
    await keyboard.press(read.getByRole('button', { name: 'Next change' }))
    await expect(passages.nth(next)).toBeFocused()
    await expect(passages.nth(next)).toBeInViewport()
  }
  expect(await violations(page, dialogs)).toEqual([])
  await page.keyboard.press('Escape')

  const links = await openDialog(page, 'Preview links', pointer)
  await links.getByLabel('Note for its readers (optional)').fill('Is the time right?')
  await links.getByRole('button', { name: 'Make a link' }).click()
  const link = await links.getByLabel('New link').inputValue()
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const holder = await context.newPage()
  await holder.goto(link)
  await expect(holder.getByText('The clinic writes: Is the time right?')).toBeVisible()
  const changes = holder.locator('[data-passage]')
  await expect(holder.getByText('3 changes for visitors')).toBeVisible()
  await expect(changes.first()).toBeInViewport({ ratio: 1 })
  const onPage = holder.frameLocator('iframe[title^="Preview"]').locator('[data-edited]')
  await expect(onPage).toHaveText(own[0][1])
  await holder.getByRole('button', { name: 'Next change' }).click()
  await expect(changes.nth(1)).toBeInViewport({ ratio: 1 })
  await expect(onPage).toHaveText(own[1][1])
  for (const hidden of [member.username, colleague.username])
    await expect(holder.getByText(hidden)).toHaveCount(0)
  expect(await violations(holder)).toEqual([])
  const width = await holder.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await context.close()
})
