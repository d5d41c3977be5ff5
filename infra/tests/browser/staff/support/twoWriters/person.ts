import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { button, field } from '../editor.ts'
import { logInContext, type Member, newMember, sessionOf, siteAddress } from '../staffTest.ts'
import type { BadLine } from './badLine.ts'
import type { Shared } from './ledger.ts'

/** Somebody with a browser of their own, in which one tab is used and others may be open. */
export interface Person {
  member: Member
  session: string
  context: BrowserContext
  page: Page
  document: Shared
  /** Documents for which something may wait on the device until the person opens them again. */
  waiting: Set<Shared>
}

/** `fast`: how many milliseconds the clock of the device is ahead. */
export async function newPerson(
  browser: Browser,
  document: Shared,
  { line, fast }: { line: BadLine; fast: number },
): Promise<Person> {
  const member = await newMember()
  const session = await sessionOf(member)
  const context = await browser.newContext({
    baseURL: siteAddress(),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // Chromium leaves out this machine by itself.
    proxy: { server: line.server, bypass: '<-loopback>' },
  })
  context.setDefaultTimeout(20_000)
  await logInContext(context, session)
  await context.addInitScript(() => {
    const typed = (event: Event) => {
      if (!(event instanceof InputEvent) || !(event.target instanceof Element)) return
      if (!event.target.closest('dialog')) Object.assign(window, { typed: event.data })
    }
    addEventListener('input', typed, { capture: true })
  })
  await context.addInitScript((ahead) => {
    const { now } = Date
    Date.now = () => now() + ahead
    window.Date = new Proxy(Date, {
      construct: (time, given) => Reflect.construct(time, given.length > 0 ? given : [Date.now()]),
    })
  }, fast)
  const page = await context.newPage()
  const person = { member, session, context, page, document, waiting: new Set<Shared>() }
  await open(person, document)
  return person
}

export async function open(person: Person, document: Shared): Promise<void> {
  if (!(await person.page.getByText('All changes saved').isVisible())) person.waiting.add(person.document)
  person.document = document
  await person.page.goto(document.address)
  await expect(person.page.getByRole('toolbar', { name: 'Document' })).toBeVisible({ timeout: 120_000 })
  // A copy on the device is read after the screen is shown.
  await expect(
    person.page
      .getByText(
        /^(All changes saved|All is saved but|Saving…|No connection|Not saved: |The server refuses|.* is editing, )/,
      )
      .first(),
  ).toBeVisible()
  person.waiting.delete(document)
}

/** Characters at which somebody writes a line anew. */
const longest = 120

/** The text of all fields of a page, and of what it shows beside them. */
export const textOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isInDialog = (element: Element) => element.closest('dialog') !== null
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const rich = [...document.querySelectorAll('[contenteditable]')]
    return [
      ...fields.map((one) => (isInDialog(one) ? '' : one.value)),
      ...rich.map((one) => one.textContent),
    ].join('\n')
  })

export const isReader = (page: Page): Promise<boolean> => button(page, 'Take over').isVisible()

/** Sets the caret at the end of a field, which a full one is emptied for. Returns the texts that go. */
export async function enter({ page, document }: Person, label: string): Promise<void> {
  const isRich = label === document.rich
  const control = isRich ? page.getByRole('textbox', { name: label }) : field(page, label)
  await control.click()
  if (isRich) await expect(page.getByRole('toolbar', { name: `Formatting of ${label}` })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  if (isRich || (await control.inputValue()).length < longest) return
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
}

/** Types a word key by key. Between keys others may act. It ends early if the field takes no more keys, which it has to show. */
export async function* typeWord(
  { page }: Person,
  { text, onLetter, pauses }: { text: string; onLetter: (typed: string) => void; pauses: () => boolean },
): AsyncGenerator<void, void> {
  await page.keyboard.type(' ')
  for (const [index, letter] of [...text].entries()) {
    await page.evaluate(() => Object.assign(window, { typed: undefined }))
    await page.keyboard.press(letter)
    const typed = text.slice(0, index + 1)
    const isTaken = await page.evaluate((key) => 'typed' in window && window.typed === key, letter)
    if (!isTaken && !(await textOn(page)).includes(typed))
      return expect(
        page
          .locator('dialog[open], fieldset:disabled')
          .or(page.getByText(/ took over at /))
          .first(),
      ).toBeAttached()
    onLetter(typed)
    if (pauses()) yield
  }
}

/** Presses what publishes, and waits until the server has responded or the screen has refused. */
export async function pressAndWait(page: Page, path: RegExp, press: () => Promise<void>): Promise<boolean> {
  const isMeant = (one: Request) => path.test(one.url()) && one.method() !== 'GET'
  const options = { predicate: isMeant, timeout: 30_000 }
  const answered = Promise.race([
    page.waitForEvent('requestfinished', options).then(async (one) => (await one.response())?.ok() === true),
    page.waitForEvent('requestfailed', options).then(() => false),
  ]).catch(() => false)
  await press()
  return answered
}
