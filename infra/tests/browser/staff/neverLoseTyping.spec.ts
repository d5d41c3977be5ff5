import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { launchOptions } from '../support/browser.ts'
import { draftPost, staffRequest } from './support/documents.ts'
import { button, discard, field, isOpened, openTreatmentPage, saved } from './support/editor.ts'
import { inputMethods } from './support/inputMethods.ts'
import { logInContext, newMember, sessionOf, test } from './support/staffTest.ts'

const { save } = staffMessages.desk
const { 'with a pointer': input } = inputMethods
const typed = `Every character of ${randomUUID()}: “quotes”, 5 < 6 & 7, ñ, 𠮷, 👩🏽‍⚕️,\na second line, and a space at the end `

/** From now on no request of this tab reaches the site, whatever the tab does while it closes. */
const loseConnection = (page: Page) =>
  page.evaluate(() => {
    window.fetch = async () => {
      throw new TypeError('No connection')
    }
  })

async function typeWithoutConnection(page: Page, title: string): Promise<string> {
  await openTreatmentPage(page, title)
  await loseConnection(page)
  await field(page, 'Description').fill(typed)
  await expect(page.getByText(save.offline)).toBeVisible()
  return page.url()
}

/** Finds the text in a window, waits until the server has it, and leaves the page as it was. */
async function requireFound(page: Page): Promise<void> {
  await expect(field(page, 'Description')).toHaveValue(typed)
  await saved(page)
  await page.reload()
  await expect(field(page, 'Description')).toHaveValue(typed)
  await discard(page, input)
}

test('what was typed before the browser was killed is there again in the next one [14.17]', async ({
  session,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'profile-'))
  const first = await startBrowser(folder)
  await logInContext(first.context, session)
  const page = await first.context.newPage()
  const address = await typeWithoutConnection(page, 'Codeine Addiction')
  await first.kill()

  const second = await startBrowser(folder)
  await logInContext(second.context, session)
  const again = await second.context.newPage()
  await again.goto(address)
  await requireFound(again)
  await second.kill()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('what was typed after the end of the session is saved after the next login [14.17]', async ({
  context,
  page,
}) => {
  const member = await newMember()
  await logInContext(context, await sessionOf(member))
  await openTreatmentPage(page, 'Morphine Addiction')
  await page.evaluate(() => fetch('/api/admin/session', { method: 'DELETE' }))
  const introduction = page.getByRole('textbox', { name: 'Introduction' })
  await introduction.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Hello')
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(save.loggedOut)).toBeVisible()
  // The caret is where it was, and typing is not interrupted again.
  await page.keyboard.type(' again')
  await expect(introduction).toContainText('Hello again')
  await field(page, 'Description').fill(typed)
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Description')).toHaveValue(typed)

  await button(page, 'Log in and save').click()
  await dialog.getByLabel('Username').fill(member.username)
  await dialog.getByLabel('Password').fill(member.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await requireFound(page)
})

test('what was typed after the end of the session waits for its member, while somebody else logs in over it [14.17]', async ({
  context,
  page,
}) => {
  const [member, other] = [await newMember(), await newMember()]
  const session = await sessionOf(member)
  await logInContext(context, session)
  await openTreatmentPage(page, 'Heroin Addiction')
  const before = await field(page, 'Description').inputValue()
  await page.context().clearCookies({ name: '__Host-session' })
  const saves: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/draft')) saves.push(response.status())
  })
  await field(page, 'Description').fill(typed)
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(dialog.getByText(`log in as ${member.username} to continue`)).toBeVisible()
  await dialog.getByLabel('Username').fill(other.username)
  await dialog.getByLabel('Password').fill(other.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByText(`You are ${other.username}. What ${member.username} typed`)).toBeVisible()
  await dialog.getByRole('button', { name: `Go on as ${other.username}` }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Description')).toHaveValue(before)
  await expect(page.getByText(save.saved, { exact: true })).toBeVisible()
  expect(saves).toEqual([401])

  await context.clearCookies({ name: '__Host-session' })
  await logInContext(context, session)
  const again = await context.newPage()
  await openTreatmentPage(again, 'Heroin Addiction')
  await requireFound(again)
})

test('what was typed right before a tab is closed, reloaded or left reaches the server, and nobody waits for that tab [14.17, 14.18]', async ({
  staffPage: page,
  session,
  context,
}) => {
  const words = { title: 'A tab that closes', excerpt: 'Before.', content: '<p>First.</p>' }
  const { editor, name } = await draftPost(session, words)
  await page.goto(editor)
  await isOpened(page)
  const leave: readonly ((page: Page) => Promise<unknown>)[] = [
    (left) => left.reload(),
    (left) => left.goto('/'),
    (left) => left.close(),
  ]
  for (const [index, go] of leave.entries()) {
    const shown = await context.newPage()
    await shown.goto(editor)
    await isOpened(shown)
    await field(shown, 'Excerpt').fill(`Just before ${index}`)
    await go(shown)
    await expect
      .poll(async () => (await staffRequest(session, name, 'GET'))?.draft)
      .toMatchObject({ content: { excerpt: `Just before ${index}` } })
    await shown.close()
    await expect.poll(async () => (await staffRequest(session, name, 'GET'))?.editing).toBeUndefined()
  }
})

test('what was typed up to the moment in which a tab closes is found in the next one, without a connection too [14.17]', async ({
  session,
  context,
  staffPage: other,
}) => {
  const words = { title: 'A last key', excerpt: 'Before.', content: '<p>First.</p>' }
  const { editor } = await draftPost(session, words)
  await other.goto('/admin')
  for (const text of ['abcdefghij', 'klmnopqrst', 'uvwxyzabcd']) {
    const page = await context.newPage()
    await page.goto(editor)
    await isOpened(page)
    await loseConnection(page)
    await field(page, 'Title').focus()
    await page.keyboard.press('ControlOrMeta+a')
    for (const key of text) await page.keyboard.press(key)
    await page.close()
    await other.goto(editor)
    await expect(field(other, 'Title')).toHaveValue(text)
    await saved(other)
    await other.goto('/admin')
  }
})

/** A browser process of its own, which stores in the folder what a person's browser stores. */
async function startBrowser(folder: string): Promise<{ context: BrowserContext; kill: () => Promise<void> }> {
  const { executablePath, args } = await launchOptions()
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      '--disable-dev-shm-usage',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(browser, 'exit')
  for await (const line of createInterface({ input: browser.stderr })) {
    const [, endpoint] = /^DevTools listening on (ws:.+)$/.exec(line) ?? []
    if (endpoint === undefined) continue
    const [context] = (await chromium.connectOverCDP(endpoint)).contexts()
    if (!context) break
    browser.stderr.resume()
    const kill = async () => {
      browser.kill('SIGKILL')
      await ended
    }
    return { context, kill }
  }
  throw new Error('The browser did not start')
}
