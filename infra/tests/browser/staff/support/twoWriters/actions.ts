import { expect, type Locator } from '@playwright/test'
import { nextYear } from '#shared/testing/nextYear.ts'
import { staffMessages } from '../../../../../../web/staff/staffMessages.ts'
import { button, openDialog } from '../editor.ts'
import { inputMethods } from '../inputMethods.ts'
import { runDueAt } from '../runDueAt.ts'
import { logInContext } from '../staffTest.ts'
import type { Ledger, Shared } from './ledger.ts'
import { enter, isReader, open, type Person, pressAndWait, textOn, typeWord } from './person.ts'

export interface Day {
  ledger: Ledger
  documents: readonly Shared[]
  chance: () => number
  /** Adds the action to the account of the day. */
  count: (action: string) => void
}

/** Somebody else may act where it yields. It ends early if the screen does not offer it. */
type Action = (person: Person, day: Day) => AsyncGenerator<void, void> | Promise<void>

const { desk: texts } = staffMessages
const { 'with a pointer': pointer } = inputMethods

export const pick = <Value>(values: readonly Value[], chance: () => number): Value => {
  const value = values[Math.floor(chance() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose')
  return value
}

const isShown = (locator: Locator, timeout = 5_000): Promise<boolean> =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  )

const shownIn = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? ''

async function* type(person: Person, { ledger, chance }: Day): AsyncGenerator<void, void> {
  const { page, document, member } = person
  if (await isReader(page)) return
  const alphabet = [...'abcdefghijklmnoprstuvwxyz']
  const letters = Array.from({ length: 10 + Math.floor(chance() * 60) }, () => pick(alphabet, chance))
  const { text, word } = ledger.newWord(document, member.username, letters.join(''))
  const label = pick(Object.values(document.labels), chance)
  const before = await textOn(page)
  await enter(person, label)
  ledger.leaveOut(member.username, before, await textOn(page))
  yield* typeWord(person, {
    text,
    onLetter: (typed) => {
      word.typed = typed
    },
    pauses: () => chance() < 0.02,
  })
}

async function insertFact(person: Person): Promise<void> {
  const { page, document } = person
  if (await isReader(page)) return
  await enter(person, document.rich)
  const toolbar = page.getByRole('toolbar', { name: `Formatting of ${document.rich}` })
  await toolbar.getByRole('button', { name: texts.insertFact }).press('Enter')
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().press('Enter')
  await expect(page.getByRole('textbox', { name: document.rich })).toContainText(/\(\d{3}\)/)
}

async function takeOver({ page }: Person): Promise<void> {
  if (!(await isReader(page))) return
  await pressAndWait(page, /\/presence$/, () => button(page, 'Take over').press('Enter'))
}

async function* publish(person: Person, { ledger, chance }: Day): AsyncGenerator<void, void> {
  const { page, document } = person
  await page.keyboard.press('ControlOrMeta+s')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  if (!(await isShown(dialog))) return
  yield
  yield
  const own = dialog.getByRole('radio', { name: /^Publish mine only: / })
  const all = dialog.getByRole('radio', { name: /^Publish all / })
  const isOwn = (await own.isVisible()) && chance() < 0.5
  if (isOwn) await own.check()
  else if (await all.isVisible()) await all.check()
  const only = isOwn ? await shownIn(dialog.getByText(/^Publish mine only: /)) : undefined
  const { published } = await ledger.stored(document)
  const shown = await shownIn(dialog)
  await pressAndWait(page, /\/publish$/, () =>
    dialog.getByRole('button', { name: 'Publish now' }).press('Enter'),
  )
  await ledger.requireShown(document, published, { shown, only })
  const messages = page.locator('[data-sonner-toast], [aria-label="Document"] > [role="alert"]')
  for (const message of await messages.allTextContents())
    await ledger.requireTrue(document, published, message)
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  else if (chance() < 0.3) await pressUndo(person)
}

async function pressUndo({ page }: Person): Promise<void> {
  const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' })
  if (await isShown(undo, 1_000)) await pressAndWait(page, /\/(publish|draft)$/, () => undo.press('Enter'))
}

async function* discard(person: Person, { chance }: Day): AsyncGenerator<void, void> {
  const { page } = person
  await button(page, 'More').press('Enter')
  const entry = button(page, 'Discard changes')
  if (!(await entry.isEnabled())) return void (await page.keyboard.press('Escape'))
  await entry.press('Enter')
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Discard \d/ })
  if (!(await isShown(confirm))) return
  yield
  await pressAndWait(page, /\/draft\?/, () => confirm.press('Enter'))
  if (chance() < 0.5) await pressUndo(person)
}

/** What leaves the text by one's own undo comes back by redo. */
async function* undoAndRedo({ page, member }: Person, { ledger, chance }: Day): AsyncGenerator<void, void> {
  const bar = page.getByRole('toolbar', { name: 'Document' })
  const [undo, redo] = ['Undo', 'Redo'].map((name) => bar.getByRole('button', { name }))
  if (!undo || !redo) return
  const before = await textOn(page)
  const steps = 1 + Math.floor(chance() * 4)
  let presses = 0
  while (presses < steps && (await undo.isEnabled())) {
    await undo.press('Enter')
    presses += 1
  }
  const after = await textOn(page)
  ledger.leaveOut(member.username, before, after)
  yield
  for (let press = 0; press < presses; press += 1) if (await redo.isEnabled()) await redo.press('Enter')
  ledger.takeBack(member.username, await textOn(page))
}

async function comment(person: Person, { ledger, chance }: Day): Promise<void> {
  const { page } = person
  await button(page, 'More').press('Enter')
  await button(page, 'Comments').last().press('Enter')
  const text = page.getByLabel('Comment', { exact: true })
  await text.focus()
  const words = `Comment ${Math.floor(chance() * 1e9)}`
  await page.keyboard.type(words)
  const isDone = await pressAndWait(page, /\/discussion$/, () =>
    page.getByRole('button', { name: 'Add comment' }).press('Enter'),
  )
  if (isDone) await ledger.requireComment(person.document, words)
}

async function ask({ page }: Person, { chance }: Day): Promise<void> {
  await button(page, 'More').press('Enter')
  const entry = button(page, 'Ask a colleague to approve')
  if (!(await entry.isEnabled())) return void (await page.keyboard.press('Escape'))
  await entry.press('Enter')
  const dialog = page.getByRole('dialog')
  if (!(await isShown(dialog))) return
  if (chance() < 0.3) return void (await page.keyboard.press('Escape'))
  await pressAndWait(page, /\/discussion$/, () => dialog.getByRole('button', { name: 'Ask' }).press('Enter'))
}

/** Nothing but what was scheduled goes out, whatever is typed until then. */
async function* schedule(person: Person, day: Day): AsyncGenerator<void, void> {
  const { page, document } = person
  const { ledger } = day
  if (await isReader(page)) return
  const dialog = await openDialog(page, 'Schedule', pointer)
  if (!(await isShown(dialog.getByRole('group').first(), 500)))
    return void (await page.keyboard.press('Escape'))
  const shown = await shownIn(dialog)
  await dialog.getByLabel('Publish on').fill(`${nextYear}-01-15T09:00`)
  const isDone = await pressAndWait(page, /\/schedule$/, () =>
    dialog.getByRole('button', { name: 'Schedule' }).press('Enter'),
  )
  if (!isDone) return void (await page.keyboard.press('Escape'))
  yield* type(person, day)
  yield
  const { published } = await ledger.stored(document)
  await runDueAt(`${nextYear}-01-15T14:01:00.000Z`, document.id)
  await ledger.requireShown(document, published, { shown })
}

async function* closeTab(person: Person, day: Day): AsyncGenerator<void, void> {
  const typing = type(person, day)
  for (let pauses = 0; pauses < 2; pauses += 1) if ((await typing.next()).done) break
  person.waiting.add(person.document)
  await person.page.close()
  person.page = await person.context.newPage()
  yield
  yield
  await open(person, day.chance() < 0.7 ? person.document : pick(day.documents, day.chance))
}

async function* goOffline(person: Person, day: Day): AsyncGenerator<void, void> {
  await person.context.setOffline(true)
  try {
    yield* type(person, day)
    yield
    yield* type(person, day)
    yield
  } finally {
    await person.context.setOffline(false)
  }
}

async function* goBack(person: Person, day: Day): AsyncGenerator<void, void> {
  yield* type(person, day)
  // What is not saved yet is on the device.
  person.waiting.add(person.document)
  await person.page.goBack()
  yield
  await open(person, person.document)
}

async function openOther(person: Person, { documents, chance }: Day): Promise<void> {
  await open(person, pick(documents, chance))
}

/** Types in a second tab of one's own, which may be lost without a connection, and goes on in the first. */
async function* secondTab(person: Person, day: Day): AsyncGenerator<void, void> {
  const { context, document, page: first } = person
  const isLost = day.chance() < 0.5
  person.page = await context.newPage()
  await open(person, document)
  await takeOver(person)
  await context.setOffline(isLost)
  yield* type(person, day)
  person.waiting.add(document)
  await person.page.close()
  await context.setOffline(false)
  person.page = first
  await first.bringToFront()
  for (let pauses = 0; pauses < 4; pauses += 1) yield
  yield* type(person, day)
  await open(person, document)
}

/** The login opens over the text. Who closes it types on. */
async function* endSession(person: Person, day: Day): AsyncGenerator<void, void> {
  const { page, context, session } = person
  await context.clearCookies({ name: '__Host-session' })
  yield* type(person, day)
  yield
  if (await isShown(page.getByRole('dialog', { name: 'Please log in again' })))
    await page.keyboard.press('Escape')
  yield* type(person, day)
  await logInContext(context, session)
  const save = button(page, 'Log in and save')
  if (await isShown(save, 1_000)) await save.press('Enter')
  else await open(person, person.document)
}

async function* compare({ page }: Person, { chance }: Day): AsyncGenerator<void, void> {
  const compares = button(page, 'Compare')
  if (!(await isShown(compares, 500)) || !(await compares.isEnabled())) return
  await compares.press('Enter')
  const dialog = page.getByRole('dialog')
  for (const choice of await dialog.getByRole('group').all())
    await choice
      .getByRole('radio')
      .nth(chance() < 0.5 ? 0 : 1)
      .check()
  yield
  await dialog.getByRole('button', { name: chance() < 0.8 ? 'Use these' : 'Decide later' }).press('Enter')
}

async function restore(person: Person, { chance }: Day): Promise<void> {
  const { page } = person
  if (await isReader(page)) return
  const dialog = await openDialog(page, 'History', pointer)
  const compares = dialog.getByRole('button', { name: /^Compare / })
  if (await isShown(compares.first())) {
    await pick(await compares.all(), chance).press('Enter')
    const button = dialog.getByRole('button', { name: 'Restore as a draft' })
    if ((await isShown(button)) && (await button.isEnabled())) await button.press('Enter')
  }
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
}

/** How often each is done, of all. */
export const actions: readonly { name: string; act: Action; weight: number }[] = [
  { name: 'type', act: type, weight: 40 },
  { name: 'insert a fact', act: insertFact, weight: 2 },
  { name: 'take over', act: takeOver, weight: 12 },
  { name: 'publish', act: publish, weight: 10 },
  { name: 'discard', act: discard, weight: 3 },
  { name: 'undo and redo', act: undoAndRedo, weight: 4 },
  { name: 'comment', act: comment, weight: 2 },
  { name: 'ask', act: ask, weight: 2 },
  { name: 'schedule', act: schedule, weight: 3 },
  { name: 'close the tab', act: closeTab, weight: 5 },
  { name: 'go offline', act: goOffline, weight: 4 },
  { name: 'go back', act: goBack, weight: 3 },
  { name: 'open another document', act: openOther, weight: 5 },
  { name: 'use a second tab', act: secondTab, weight: 3 },
  { name: 'end the session', act: endSession, weight: 2 },
  { name: 'compare', act: compare, weight: 8 },
  { name: 'restore a version', act: restore, weight: 2 },
]
