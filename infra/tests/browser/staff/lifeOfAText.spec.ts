import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { nextYear } from '#shared/testing/nextYear.ts'
import { findBinned } from '../../../../functions/store/desk/deletedDocuments.ts'
import { staffScreens } from '../../../../web/staff/screens.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { draftPost } from './support/documents.ts'
import {
  button,
  field,
  isOpened,
  openDialog,
  pressPublish,
  publicPage,
  rendered,
  saved,
} from './support/editor.ts'
import { inputMethods } from './support/inputMethods.ts'
import { runDueAt } from './support/runDueAt.ts'
import { siteStore } from './support/siteStore.ts'
import { logInContext, type Member, newMember, sessionOf, siteAddress, test } from './support/staffTest.ts'

const input = inputMethods['with a pointer']
const texts = staffMessages.desk
/** A window looks for what others do every ten seconds. */
const look = { timeout: 30_000 }
const start = `${nextYear}-01-15T14:30:00.000Z`
const end = `${nextYear}-02-15T14:30:00.000Z`

interface Person {
  name: string
  page: Page
}

async function personOf(context: BrowserContext, member: Member): Promise<Person & { session: string }> {
  const session = await sessionOf(member)
  await logInContext(context, session)
  return { name: member.username, page: await context.newPage(), session }
}

const contextOf = (browser: Browser) => browser.newContext({ baseURL: siteAddress() })

async function peopleIn(browser: Browser) {
  const [one, other] = [await contextOf(browser), await contextOf(browser)]
  return [await personOf(one, await newMember()), await personOf(other, await newMember())] as const
}

/** What a person sees of the text in the editor. */
async function sees({ page }: Person, address: string, status: string | RegExp): Promise<void> {
  await page.bringToFront()
  await page.goto(address)
  await isOpened(page)
  await expect(page.getByRole('toolbar', { name: 'Document' }).getByText(status)).toBeVisible(look)
}

/** Who has an editor open in which they typed keeps it from others for two minutes. */
const leaves = ({ page }: Person) => page.goto('/admin')

/** Today of a person has this line. */
async function reads({ page }: Person, sentence: string | RegExp): Promise<void> {
  await page.bringToFront()
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: sentence })).toBeVisible(look)
}

const visitorsGet = (path: string, status: number) =>
  expect.poll(async () => (await publicPage(path)).status, rendered).toBe(status)

async function schedule({ page }: Person, label: string, time: string): Promise<void> {
  const dialog = await openDialog(page, 'Schedule', input)
  await input.fillTime(dialog.getByLabel(label, { exact: true }), time)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The button of the toast, not that of the bar. */
const undo = (page: Page) => page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' })

async function confirm({ page }: Person, name: string): Promise<void> {
  const dialog = await openDialog(page, name, input)
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toHaveCount(0)
}

/** One text, through every state that it can have. What the author does, the colleague sees, and the other way round. */
async function walk(author: Person & { session: string }, colleague: Person): Promise<void> {
  const content = '<p>What two people read.</p>'
  const { title, name, editor, path } = await draftPost(author.session, {
    ...{ title: 'A whole life', excerpt: 'As it was created.', content },
  })
  const id = name.replace('post/', '')

  // Created and saved.
  await sees(author, editor, 'Draft')
  await field(author.page, 'Excerpt').fill('As it was saved.')
  await saved(author.page)
  await sees(colleague, editor, 'Draft')
  await expect(field(colleague.page, 'Excerpt')).toHaveValue('As it was saved.')
  await visitorsGet(path, 404)

  // Asked and approved.
  await sees(author, editor, 'Draft')
  const ask = await openDialog(author.page, 'Ask a colleague to approve', input)
  await ask.getByLabel('Colleague').selectOption(colleague.name)
  await ask.getByRole('button', { name: 'Ask' }).click()
  await expect(author.page.getByText(`You asked ${colleague.name} to approve this.`)).toBeVisible()
  await reads(colleague, `${author.name} asks you to approve “${title}”`)
  await sees(colleague, editor, `${author.name} asks you to approve this.`)
  await button(colleague.page, 'Read and approve').first().click()
  await colleague.page.getByRole('dialog').getByRole('button', { name: 'Approve this text' }).click()
  await expect(colleague.page.getByText(new RegExp(`^Approved by ${colleague.name}`))).toBeVisible()
  await reads(author, `${colleague.name} has approved “${title}”: it can be published`)

  // Scheduled, and published when it is due.
  await sees(author, editor, new RegExp(`^Approved by ${colleague.name}`))
  await schedule(author, 'Publish on', `${nextYear}-01-15T09:30`)
  await sees(colleague, editor, /^Scheduled: .*Jan 15/)
  await runDueAt(start, id)
  await visitorsGet(path, 200)
  await sees(author, editor, 'Published')
  await sees(colleague, editor, 'Published')

  // Ended.
  await schedule(colleague, 'Take off the website on', `${nextYear}-02-15T09:30`)
  await sees(author, editor, /^Published until: .*Feb 15/)
  await runDueAt(end, id)
  await visitorsGet(path, 404)
  await sees(author, editor, 'Draft')

  // Published by hand, with words of the other, who reads it on Today.
  await field(author.page, 'Excerpt').fill('Words of the author.')
  await saved(author.page)
  await leaves(author)
  await sees(colleague, editor, 'Draft')
  await button(colleague.page, 'Publish').click()
  const dialog = colleague.page.getByRole('dialog')
  await expect(dialog.getByText(new RegExp(`^Words of ${author.name} go live`))).toBeVisible()
  await expect(dialog.getByText(new RegExp(`^${colleague.name} took it off the website`))).toBeVisible()
  await dialog.getByRole('radio', { name: /^Publish all/ }).check()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(colleague.page.getByText(texts.publishedText)).toBeVisible()
  await visitorsGet(path, 200)
  await reads(author, new RegExp(`^${colleague.name} has published “${title}”`))

  // Taken down and put back.
  await sees(author, editor, 'Published')
  await confirm(author, 'Take off the website')
  await expect(author.page.getByText('Its text is a draft now.')).toBeVisible()
  await visitorsGet(path, 404)
  await sees(colleague, editor, 'Draft')
  await author.page.bringToFront()
  await undo(author.page).click()
  await expect(author.page.getByText('On the website again')).toBeVisible()
  await visitorsGet(path, 200)
  await sees(colleague, editor, 'Published')

  // Taken down in the list of what several can be taken down with, and published there.
  await colleague.page.goto(staffScreens.readyToPublish.path)
  await colleague.page.getByLabel('Show').selectOption('online')
  await colleague.page.getByLabel('Search').fill(title)
  await colleague.page.getByRole('checkbox', { name: `Take ${title} off the website` }).check()
  await button(colleague.page, 'Take 1 document off the website').click()
  await colleague.page.getByRole('dialog').getByRole('button', { name: 'Take off the website' }).click()
  await expect(colleague.page.getByText('1 document taken off the website')).toBeVisible()
  await sees(author, editor, 'Draft')
  await visitorsGet(path, 404)
  await colleague.page.getByLabel('Show').selectOption('drafts')
  await colleague.page.getByRole('checkbox', { name: `Publish ${title}` }).check()
  await button(colleague.page, 'Publish 1 document').click()
  const door = colleague.page.getByRole('dialog')
  await expect(door.getByText(new RegExp(`^${colleague.name} took it off the website`))).toBeVisible()
  await door.getByRole('button', { name: 'Publish 1 document' }).click()
  await expect(colleague.page.getByText('1 document published')).toBeVisible()
  await sees(colleague, editor, 'Published')

  // Published once more and undone.
  await field(colleague.page, 'Excerpt').fill('Published and undone.')
  await saved(colleague.page)
  await pressPublish(colleague.page, input)
  await expect(colleague.page.getByText(texts.publishedText)).toBeVisible()
  await undo(colleague.page).click()
  await expect(colleague.page.getByText('Publication undone')).toBeVisible()
  await leaves(colleague)
  await sees(author, editor, 'Published')
  await expect(field(author.page, 'Excerpt')).toHaveValue('Words of the author.')

  // Restored from the history.
  const history = await openDialog(author.page, 'History', input)
  // The version that was published when it was due, at a later time than that of the others.
  await history
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await history.getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(field(author.page, 'Excerpt')).toHaveValue('As it was saved.')
  await saved(author.page)
  await sees(colleague, editor, 'Changed')

  // Binned, restored from the bin, and deleted for good.
  await sees(author, editor, 'Changed')
  await confirm(author, 'Delete')
  await visitorsGet(path, 404)
  await colleague.page.bringToFront()
  await colleague.page.goto(staffScreens.bin.path)
  const row = colleague.page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(`by ${author.name}`)
  await row.getByRole('button', { name: /^Restore/ }).click()
  await isOpened(colleague.page)
  await expect(field(colleague.page, 'Excerpt')).toHaveValue('As it was saved.')
  await sees(author, editor, 'Draft')
  await sees(colleague, editor, 'Draft')
  const binned = () => findBinned(siteStore().store, { kind: 'post', id })
  await confirm(colleague, 'Delete')
  await expect.poll(binned).not.toBeNull()
  await runDueAt(new Date(Date.now() + 91 * 86_400_000).toISOString(), id)
  expect(await binned()).toBeNull()
  await visitorsGet(path, 404)
}

test('two people take one text through every state [13.44, 14.50, 14.51]', async ({ browser }) => {
  test.slow()
  const people = await peopleIn(browser)
  await walk(people[0], people[1])
})

test('and then the other begins @night', async ({ browser }) => {
  test.slow()
  const people = await peopleIn(browser)
  await walk(people[1], people[0])
})
