import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test'
import { localPaths } from '../../../../local/localPaths.ts'
import { outputs } from '../../../../outputs.ts'
import { ownerOf } from '../../../../testing/owner.ts'
import { addMember, password } from '../../../../testing/staff.ts'
import { fromPhone, taken } from './photo.ts'

/** Somebody who may log in. */
export interface Member {
  username: string
  password: string
}

interface Fixtures {
  /** A screen of the staff area, logged in. */
  staffPage: Page
}

interface WorkerFixtures {
  /** The member whom the worker's tests log in as. */
  member: Member
  /** The session cookie of that member: logins are counted, so that a worker logs in once. */
  session: string
}

/** Tests of the staff area: each worker has a member of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  member: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => use(await newMember()),
    { scope: 'worker' },
  ],
  session: [async ({ member }, use) => use(await sessionOf(member)), { scope: 'worker' }],
  staffPage: async ({ context, page, session }, use) => {
    await logInContext(context, session)
    await use(page)
  },
})

/** Gives a browser a session, and the flag of one to its tabs. */
export async function logInContext(context: BrowserContext, session: string): Promise<void> {
  const { hostname } = new URL(siteAddress())
  await context.addCookies([
    {
      name: '__Host-session',
      value: session,
      domain: hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  await context.addInitScript(() => {
    // Only once in a tab: what the screens do with the flag later is theirs.
    if (sessionStorage.getItem('flagGiven')) return
    sessionStorage.setItem('flagGiven', 'true')
    sessionStorage.setItem('isAdminLoggedIn', 'true')
  })
}

/** Somebody new who may log in. */
export async function newMember(): Promise<Member> {
  const data = process.env.SITE_DATA
  if (!data) throw new Error('SITE_DATA names the data folder of the site at SITE_ADDRESS')
  const username = `test-${randomUUID().slice(0, 8)}`
  const owner = ownerOf(localPaths(data).data)
  await addMember(owner, { tableName: owner.outputs[outputs.table] ?? '' }, username)
  return { username, password }
}

/** Logs in and returns the session's token. */
export async function sessionOf(member: Member): Promise<string> {
  const answer = await fetch(`${siteAddress()}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteAddress() },
    body: JSON.stringify(member),
  })
  const token = /__Host-session=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (!token) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`)
  return token
}

/** Where the site under test is served. */
export const siteAddress = (): string => process.env.SITE_ADDRESS ?? ''

/** The row of a page in the table. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${title} `) })

/** A photo from a phone, drawn by the browser so that every run has its own. */
export async function photo(page: Page, colour: string): Promise<Buffer> {
  const jpeg = await page.evaluate(
    async ({ width, height, colour }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = colour
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, width / 3, height / 3)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    { ...taken, colour },
  )
  return fromPhone(Buffer.from(jpeg, 'base64'))
}

/** Drags a file over a row and drops it. */
export async function dropOn(
  row: Locator,
  file: { name: string; type: string; bytes: Buffer },
): Promise<void> {
  const { name, type } = file
  const dataTransfer = await row.page().evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name, type, base64: file.bytes.toString('base64') },
  )
  await row.dispatchEvent('dragover', { dataTransfer })
  await row.dispatchEvent('drop', { dataTransfer })
}
