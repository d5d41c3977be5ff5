import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { soak } from '#shared/testing/soak.ts'
import { staffMessages } from '../../../../web/staff/staffMessages.ts'
import { sameOriginHeaders } from '../../../testing/staff.ts'
import { random } from '../../random.ts'
import { publicHtml, rendered } from './support/editor.ts'
import { logInContext, newMember, sessionOf, siteAddress, test } from './support/staffTest.ts'
import { actions, type Day, pick } from './support/twoWriters/actions.ts'
import { startBadLine } from './support/twoWriters/badLine.ts'
import { makeLedger, type Shared, type Word } from './support/twoWriters/ledger.ts'
import { newPerson, open, type Person, textOn } from './support/twoWriters/person.ts'

/** Turns of one of the two: at SOAK=5 about ten minutes, and an hour at SOAK=30. */
const turns = soak * 40
/** Another one is another hour. */
const seed = 7

const statusTexts: Readonly<Record<string, string>> = staffMessages.desk.status

test('two people at work for an hour on a bad line lose no character, publish none that they have not seen, and read no untrue sentence [14.18, 14.25]', {
  tag: '@night',
}, async ({ browser }) => {
  test.setTimeout(turns * 20_000)
  const chance = random(seed)
  const session = await sessionOf(await newMember())
  const ledger = makeLedger(session)
  const documents = [await publishedPost(session), await publishedPost(session), await publishedFaq(session)]
  const [first] = documents
  if (!first) throw new Error('There is no document')
  const line = await startBadLine(random(seed + 1))
  const people = [
    await newPerson(browser, first, { line, fast: 0 }),
    await newPerson(browser, first, { line, fast: 90 * 60_000 }),
  ]
  const counts: Record<string, number> = {}
  const day: Day = { ledger, documents, chance, count: (name) => (counts[name] = (counts[name] ?? 0) + 1) }
  const begun = new Map<Person, { name: string; steps: AsyncGenerator<void, void> }>()
  const failures: string[] = []

  function report(when: string): void {
    const actionsDone = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const facts = [
      `${actionsDone} actions`,
      `${ledger.characters()} characters`,
      `${failures.length} not done`,
    ]
    process.stdout.write(`${[when, ...facts, ...ledger.faults].join(', ')}\n`)
  }

  async function takeTurn(person: Person): Promise<void> {
    const { document } = person
    const action = begun.get(person) ?? beginOf(person)
    begun.set(person, action)
    try {
      const { done } = await action.steps.next()
      if (!done) return
    } catch (error) {
      failures.push(`${action.name}: ${error}`)
      await recover(person)
    }
    begun.delete(person)
    for (const one of new Set([document, person.document])) await requireKept(one, action.name)
    await requireSaved(person)
  }

  /** A screen that says so before and after the server was asked. */
  async function requireSaved({ page, document, member }: Person): Promise<void> {
    const isSaved = () => page.getByText('All changes saved').isVisible()
    if (!(await isSaved())) return
    const screen = await textOn(page)
    const faults = await ledger.unsavedWords(document, member.username, screen)
    if (faults.length > 0 && (await isSaved())) ledger.reportUntrue(faults, document)
  }

  async function recover(person: Person): Promise<void> {
    await person.context.setOffline(false)
    await logInContext(person.context, person.session)
    for (const page of person.context.pages()) await page.close()
    person.waiting.add(person.document)
    person.page = await person.context.newPage()
    await open(person, person.document)
  }

  function beginOf(person: Person) {
    const { name, act } = pick(weighted, chance)
    day.count(name)
    return { name, steps: stepsOf(act(person, day)) }
  }

  /** Asks again for a while: the request that keeps words may be on its way once a screen has let them go. */
  async function requireKept(document: Shared, after: string): Promise<void> {
    let missing: readonly Word[] = []
    const count = async () => {
      missing = await ledger.missingWords(document, await placesOf(document))
      return missing.length
    }
    await expect
      .poll(count, { timeout: 20_000 })
      .toBe(0)
      .catch(() => ledger.reportLost(missing, after))
  }

  async function placesOf(document: Shared): Promise<{ screens: string; waiting: string[] }> {
    const shown = people.flatMap(({ context }) => context.pages().map((page) => textOn(page).catch(() => '')))
    const waiting = people.flatMap((person) => (person.waiting.has(document) ? [person.member.username] : []))
    return { screens: (await Promise.all(shown)).join('\n'), waiting }
  }

  for (let turn = 0; turn < turns; turn += 1) {
    await takeTurn(pick(people, chance))
    if (turn % 100 === 0) report(`turn ${turn}`)
  }
  for (const person of people) for await (const _ of begun.get(person)?.steps ?? []);
  for (const person of people)
    for (const document of documents) {
      await open(person, document)
      await expect(
        person.page.getByText(/^(All changes saved|Not saved: .*|.* is editing, .*)$/).first(),
      ).toBeVisible()
      await requireKept(document, 'the end')
      const { status } = await ledger.stored(document)
      await expect(person.page.getByText(statusTexts[status] ?? status).first()).toBeVisible()
    }
  for (const document of documents)
    await expect
      .poll(async () => ledger.draftWordsIn(document, await publicHtml(document.path)), rendered)
      .toEqual([])
  report(`the end, of the requests ${JSON.stringify(line.counts)}`)
  line.close()
  expect(ledger.faults).toEqual([])
  // An action that could not be done shows nothing. A few of them meet a screen that changes at that moment.
  expect(failures.length, failures.join('\n')).toBeLessThan(turns / 50)
})

async function* stepsOf(action: AsyncGenerator<void, void> | Promise<void>): AsyncGenerator<void, void> {
  if (action instanceof Promise) await action
  else yield* action
}

const weighted = actions.flatMap((action) => Array.from({ length: action.weight }, () => action))

async function publishedPost(session: string): Promise<Shared> {
  const slug = `hour-of-two-${randomUUID().slice(0, 8)}`
  const content = {
    title: 'An hour',
    slug,
    category: 'Recovery',
    author: 'Ruth',
    excerpt: 'Rest.',
    content: '<p>Rest.</p>',
  }
  const id = await publish(session, 'post', content)
  const labels = { title: 'Title', excerpt: 'Excerpt', content: 'Body' }
  return { kind: 'post', id, address: `/admin/blog/${id}`, path: `/blog/${slug}`, labels, rich: 'Body' }
}

async function publishedFaq(session: string): Promise<Shared> {
  const content = { question: `An hour ${randomUUID()}?`, answer: '<p>Rest.</p>', categoryName: 'An hour' }
  const id = await publish(session, 'faq', content)
  const labels = { question: 'Question', answer: 'Answer' }
  return { kind: 'faq', id, address: `/admin/faqs/${id}`, path: '/faq', labels, rich: 'Answer' }
}

async function publish(session: string, kind: string, content: object): Promise<string> {
  const headers = {
    ...sameOriginHeaders,
    origin: siteAddress(),
    'content-type': 'application/json',
    cookie: `__Host-session=${session}`,
  }
  const send = async (path: string, body: object) => {
    const response = await fetch(`${siteAddress()}/api/admin/documents/${kind}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { id, draft } = await send('', { content })
  await send(`/${id}/publish`, { version: draft.version })
  return id
}
