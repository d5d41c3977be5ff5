import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { alertTemplates } from '#shared/content/alertTemplates.ts'
import { site } from '#shared/content/site.ts'
import { dayAfter, localDay } from '#shared/hours/localDay.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import type { LocalSystem } from '../../../local/localSystem.ts'
import { startLocal } from '../../../local/startLocal.ts'
import { copyDeployment } from '../../../testing/deployedSite.ts'
import { ownerOf } from '../../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders } from '../../../testing/staff.ts'
import { allowCallRequests, callForm, requestCall } from '../../callRequests/requestCall.ts'
import { button, field, isOpened } from './support/editor.ts'
import { siteStore } from './support/siteStore.ts'
import { logInContext, photo, test } from './support/staffTest.ts'

// A site of its own: alerts, phone numbers and closed days are on every page of it.
test.describe.configure({ mode: 'default' })

let system: LocalSystem
let folder: string
const sessions = { staff: '', ruth: '' }

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await copyDeployment()
  system = await startLocal({ port: 0, folder })
  for (const name of ['staff', 'ruth'] as const) {
    await addMember(ownerOf(join(folder, 'data')), system, name)
    sessions[name] = (await logIn(system.address, name)).replace(/^[^=]*=/, '')
  }
})
test.afterAll(async () => {
  await system.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Screen {
  width: number
  height: number
  office: string
  phone: string
  /** The title of the page whose photo is replaced. */
  pictured: string
  /** The title of the page with a scheduled change. */
  scheduled: string
}

/** Each has documents of its own, because both tests use one site. */
const screens: readonly Screen[] = [
  {
    width: 1280,
    height: 800,
    office: 'Cumming',
    phone: '(404) 200-7341',
    pictured: 'Sober Living',
    scheduled: 'Naltrexone',
  },
  {
    width: 390,
    height: 844,
    office: 'Jefferson',
    phone: '(404) 200-7342',
    pictured: 'Telehealth Treatment',
    scheduled: 'Buprenorphine',
  },
]

interface Hand {
  /** A click, or a tap on a phone. */
  press(control: Locator): Promise<void>
  /** A key that is no letter of a text. */
  key(name: string): Promise<void>
  /** Types where the cursor is. */
  type(words: string): Promise<void>
  presses(): number
}

/** Counts each click, each tap, and each key that is no letter of a text. */
function handOf(page: Page, hasTouch: boolean): Hand {
  let presses = 0
  return {
    async press(control) {
      presses += 1
      await (hasTouch ? control.tap() : control.click())
    },
    async key(name) {
      presses += 1
      await page.keyboard.press(name)
    },
    type: (words) => page.keyboard.type(words),
    presses: () => presses,
  }
}

interface Desk extends Screen {
  page: Page
  hand: Hand
}

interface Task {
  name: string
  /** The highest number of presses at 1280 pixels. A phone has one more for each use of the menu. */
  limit: number
  usesMenu?: true
  /** Begins on Today, and ends as soon as the desk says that it is done. */
  act(desk: Desk): Promise<void>
}

const { publishedText } = staffMessages.desk

/** On a phone, the sections are in a menu. */
async function goTo({ page, hand }: Desk, section: string, tab?: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Staff area' })
  const menu = navigation.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await hand.press(menu)
  await hand.press(navigation.getByRole('link', { name: section }))
  if (tab)
    await hand.press(
      page
        .getByRole('navigation', { name: `Views of ${section}` })
        .getByRole('link', { name: tab, exact: true }),
    )
}

async function search({ page, hand }: Desk, words: string, title: string): Promise<void> {
  await hand.press(page.getByLabel('Search everything'))
  await hand.type(words)
  // Until the answer is there, the list has the documents that were edited last, without the words.
  const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem').filter({ hasText: words })
  await hand.press(found.getByRole('link', { name: title, exact: true }))
  await isOpened(page)
}

async function publish({ page, hand }: Desk): Promise<void> {
  await hand.press(button(page, 'Publish'))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText(publishedText)).toBeVisible()
}

async function pressInMore({ page, hand }: Desk, name: string): Promise<Locator> {
  await hand.press(button(page, 'More'))
  await hand.press(button(page, name))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Of the eastern United States, as in the desk. */
const tomorrow = () => dayAfter(localDay(new Date()), 1)

const tasks: readonly Task[] = [
  {
    name: 'alert “closed today” from its template',
    limit: 5,
    usesMenu: true,
    async act(desk) {
      const { page, hand } = desk
      const { name = '', content } = alertTemplates(site).find(({ hours }) => hours === 'today') ?? {}
      await goTo(desk, 'Clinic', 'Alerts')
      await hand.press(button(page, name))
      await expect(field(page, 'Message')).toHaveValue(content?.message ?? '')
      await publish(desk)
    },
  },
  {
    name: 'one office closed tomorrow',
    limit: 6,
    usesMenu: true,
    async act(desk) {
      const { page, hand, office } = desk
      await goTo(desk, 'Clinic')
      const group = page.getByRole('group', { name: office })
      await hand.press(group.getByRole('button', { name: 'Add exception' }))
      const exception = group.getByRole('group', { name: 'exception 1' })
      await expect(exception.getByLabel('First day')).toBeFocused()
      await exception.getByLabel('First day').fill(tomorrow())
      await hand.press(exception.getByLabel('Last day'))
      await exception.getByLabel('Last day').fill(tomorrow())
      await hand.press(exception.getByLabel('Reason', { exact: true }))
      await hand.type('Training')
      await publish(desk)
    },
  },
  {
    name: 'call request reached, with a note',
    limit: 5,
    async act({ page, hand }) {
      await hand.press(page.getByRole('main').getByRole('link', { name: /waits? for a call/ }))
      const requests = page.getByRole('main').getByRole('listitem')
      const request = requests.filter({ hasText: /New|Reached/ }).first()
      await hand.press(request.getByRole('button', { name: 'Show number' }))
      await hand.press(request.getByRole('button', { name: 'Reached' }))
      await hand.press(request.getByLabel('Note for colleagues'))
      await hand.type('Comes on Monday at 9.')
      await hand.press(request.getByRole('button', { name: 'Add note' }))
      await expect(request.getByRole('list', { name: 'Notes' })).toContainText('Comes on Monday at 9.')
      await expect(request).toContainText('Reached')
    },
  },
  {
    name: 'new post',
    limit: 8,
    usesMenu: true,
    async act(desk) {
      const { page, hand, width } = desk
      await goTo(desk, 'Blog')
      await hand.press(button(page, 'New post'))
      await expect(field(page, 'Title')).toBeFocused()
      await hand.type(`A first evening, seen at ${width}`)
      await hand.press(page.getByRole('textbox', { name: 'Body' }))
      await expect(page.getByRole('toolbar', { name: 'Formatting of Body' })).toBeVisible()
      await hand.type('We begin with tea.')
      await hand.press(field(page, 'Category'))
      await hand.type('Recovery')
      await hand.press(field(page, 'Author'))
      await hand.type('The clinical team')
      await hand.press(field(page, 'Excerpt'))
      await hand.type('How an evening in the group goes.')
      await publish(desk)
    },
  },
  {
    name: 'phone number',
    limit: 6,
    usesMenu: true,
    async act(desk) {
      const { page, hand, office, phone } = desk
      await goTo(desk, 'Clinic', 'Phones')
      await hand.press(page.getByRole('group', { name: office }).getByLabel('Phone', { exact: true }))
      await hand.key('ControlOrMeta+a')
      await hand.type(phone)
      await publish(desk)
    },
  },
  {
    name: 'photo of a page',
    // The choice of the file, in a window of the system, is one more.
    limit: 5,
    async act(desk) {
      const { page, hand, pictured, width } = desk
      await search(desk, pictured, pictured)
      const image = page.locator('[data-field="image1"]')
      const before = await image.locator('img').getAttribute('src')
      const chooser = page.waitForEvent('filechooser')
      await hand.press(image.locator('label', { hasText: 'Replace' }))
      const buffer = await photo(page, width === 390 ? '#2f7f86' : '#7f862f')
      await (await chooser).setFiles({ name: 'porch.jpg', mimeType: 'image/jpeg', buffer })
      await expect(image.locator('img')).not.toHaveAttribute('src', before ?? '')
      await publish(desk)
    },
  },
  {
    name: 'approval of a colleague’s text',
    limit: 3,
    async act({ page, hand, width }) {
      await hand.press(page.getByRole('link', { name: `ruth asks you to approve “${textToApprove(width)}”` }))
      await hand.press(button(page, 'Read and approve').first())
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Approve this text' }))
      await expect(page.getByText(/^Approved by staff \(.*as it is now\.$/)).toBeVisible()
    },
  },
  {
    name: 'change of a page scheduled for tomorrow',
    limit: 6,
    async act(desk) {
      const { page, hand, scheduled } = desk
      await search(desk, scheduled, scheduled)
      await hand.press(field(page, 'Description'))
      await hand.type('Changed. ')
      const dialog = await pressInMore(desk, 'Schedule')
      const time = dialog.getByLabel('Publish on', { exact: true })
      await expect(time).toBeFocused()
      await time.fill(`${tomorrow()}T09:00`)
      await hand.press(dialog.getByRole('button', { name: 'Schedule' }))
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(/9:00 AM/).first()).toBeVisible()
    },
  },
  {
    name: 'last publication of a page taken back by History',
    limit: 7,
    async act(desk) {
      const { page, hand, pictured } = desk
      const recent = page.getByRole('list', { name: 'Recently edited' })
      await hand.press(recent.getByRole('link', { name: pictured, exact: true }))
      await isOpened(page)
      const shown = page.locator('[data-field="image1"] img')
      const published = (await shown.getAttribute('src')) ?? ''
      const dialog = await pressInMore(desk, 'History')
      await hand.press(dialog.getByRole('button', { name: /^Compare/ }).nth(1))
      await hand.press(dialog.getByRole('button', { name: 'Restore as a draft' }))
      await expect(shown).not.toHaveAttribute('src', published)
      await publish(desk)
    },
  },
  {
    name: 'sentence found by the search and corrected',
    limit: 6,
    async act(desk) {
      const { page, hand, width } = desk
      await search(desk, `${width} of them begin at sevn`, postWithTypo(width))
      await expect(field(page, 'Excerpt')).toBeFocused()
      await hand.key('ControlOrMeta+End')
      await hand.key('Backspace')
      await hand.type('en')
      await expect(field(page, 'Excerpt')).toHaveValue(/begin at seven$/)
      await publish(desk)
    },
  },
]

const textToApprove = (width: number) => `Sleep and rest at ${width}`
const postWithTypo = (width: number) => `Groups at ${width}`

/** A person waits for a call, a text for its approval, and a post with a typo is on the website. */
async function prepare(width: number): Promise<void> {
  await allowCallRequests(siteStore(folder).store)
  const requested = await requestCall(system.address, callForm)
  if (!requested.ok) throw new Error(await requested.text())
  const contentOf = (title: string, excerpt: string) => ({
    ...{ title, slug: title.toLowerCase().replaceAll(' ', '-'), excerpt, content: '<p>Words.</p>' },
    ...{ category: 'Recovery', author: 'The clinical team' },
  })
  const asked = contentOf(textToApprove(width), 'What helps at night.')
  const { id: askedId } = await send('ruth', '', { content: asked })
  await send('ruth', `/${askedId}/discussion`, { action: 'ask', version: 1, of: 'staff' })
  const withTypo = contentOf(postWithTypo(width), `Of all groups, ${width} of them begin at sevn`)
  const { id } = await send('staff', '', { content: withTypo })
  await send('staff', `/${id}/publish`, { version: 1 })
}

async function send(member: keyof typeof sessions, path: string, body: object): Promise<{ id: string }> {
  const response = await fetch(`${system.address}/api/admin/documents/post${path}`, {
    method: 'POST',
    headers: {
      ...sameOriginHeaders,
      cookie: `__Host-session=${sessions[member]}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

async function openDesk(browser: Browser, screen: Screen): Promise<Desk> {
  const { width, height } = screen
  const hasTouch = width < 768
  const context = await browser.newContext({
    baseURL: system.address,
    viewport: { width, height },
    hasTouch,
    reducedMotion: 'reduce',
  })
  await logInContext(context, sessions.staff)
  // A missing control would be waited for until the test ends.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  return { ...screen, page, hand: handOf(page, hasTouch) }
}

for (const screen of screens) {
  const { width } = screen

  test(`ten tasks of a day take at most 8 presses each at 1280 pixels and 9 on a phone, here at ${width}`, {
    tag: '@night',
  }, async ({ browser }) => {
    test.setTimeout(480_000)
    await prepare(width)
    const desk = await openDesk(browser, screen)
    const { page, hand } = desk
    const failures: string[] = []
    for (const [index, { name, limit, usesMenu, act }] of tasks.entries()) {
      await page.goto('/admin')
      await expect(page.getByRole('list', { name: 'Recently edited' })).toBeVisible()
      const [began, before] = [performance.now(), hand.presses()]
      // One that fails does not hide the others.
      await act(desk).catch((error) => {
        failures.push(`${name}: ${error}`)
        process.stdout.write(`Not done: ${name}: ${error}
`)
      })
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      const presses = hand.presses() - before
      const row = [width, `${index + 1}. ${name}`, presses, seconds]
      process.stdout.write(`| ${row.join(' | ')} |\n`)
      expect.soft(presses, name).toBeLessThanOrEqual(limit + (usesMenu && width < 768 ? 1 : 0))
    }
    await page.context().close()
    expect(failures).toEqual([])
  })
}
