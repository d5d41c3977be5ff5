import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test'
import { photoSize, withPhoneMetadata } from '../../../../testing/phonePhoto.ts'
import { addMember, password } from '../../../../testing/staff.ts'
import { siteStore } from './siteStore.ts'

export interface Member {
  username: string
  password: string
}

interface Fixtures {
  /** A page with a session. */
  staffPage: Page
  /** The same with a session that has just begun, which changes of who can log in need. */
  recentStaffPage: Page
}

interface WorkerFixtures {
  member: Member
  /** The member's session cookie. A worker logs in once, because logins are rate limited. */
  session: string
}

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
  recentStaffPage: async ({ context, page, member }, use) => {
    await logInContext(context, await sessionOf(member))
    await use(page)
  },
})

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
    // Once per tab, so that a logout can remove the flag.
    if (sessionStorage.getItem('flagSet')) return
    sessionStorage.setItem('flagSet', 'true')
    sessionStorage.setItem('isAdminLoggedIn', 'true')
  })
}

export async function newMember(): Promise<Member> {
  const { owner, store } = siteStore()
  const username = `test-${randomUUID().slice(0, 8)}`
  await addMember(owner, store, username)
  return { username, password }
}

/** Logs in and returns the session token. */
export async function sessionOf(member: Member): Promise<string> {
  const response = await fetch(`${siteAddress()}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteAddress() },
    body: JSON.stringify(member),
  })
  const token = /__Host-session=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  if (!token) throw new Error(`The login responded with ${response.status}: ${await response.text()}`)
  return token
}

export const siteAddress = (): string => process.env.SITE_ADDRESS ?? ''

export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${title} `) })

/** A photo as from a phone. Each color gives other bytes, so a test can upload a file of its own. */
export async function photo(page: Page, color: string): Promise<Buffer> {
  const jpeg = await page.evaluate(
    async ({ width, height, color }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = color
      context.fillRect(0, 0, width, height)
      context.fillStyle = 'white'
      context.fillRect(0, 0, width / 3, height / 3)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    { ...photoSize, color },
  )
  return withPhoneMetadata(Buffer.from(jpeg, 'base64'))
}

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
