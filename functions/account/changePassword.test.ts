import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { site } from '#shared/content/site.ts'
import { itemOf } from '../store/items.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { request } from '../testing/request.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'

const change = 'PUT /api/admin/account/password'
const old = 'first light over the café'
const strong = 'velvet kettle harbor nine'

const store = testTable(createHandlerTable)

let day = 0
let username: string
beforeEach(async () => {
  day += 1
  username = `ana-${day}`
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) + day * 86_400_000, toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await addMember(store, username, old)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const statusOf = async (cookie: string) =>
  (await request('GET /api/admin/session', { cookies: [cookie] })).statusCode
const changePassword = (cookie: string, current: string, password: string) =>
  requestFromSite(change, { cookies: [cookie], json: { current, new: password } })

describe('a change of one’s own password', () => {
  it('ends the other sessions, keeps this one, and is in the audit [15.3]', async () => {
    const other = await logIn(username, old)
    const own = await logIn(username, old)
    later(1_000)
    expect(await changePassword(own, old, strong)).toMatchObject({ statusCode: 204 })
    expect(await statusOf(other)).toBe(401)
    expect(await statusOf(own)).toBe(200)
    expect(await logIn(username, old)).toBe('')
    expect(await statusOf(await logIn(username, strong))).toBe(200)
    expect(await auditRecords(store)).toContainEqual(
      expect.objectContaining({ by: username, action: 'changed password', subject: `member/${username}` }),
    )
  })

  it('a second time ends the session that the first one kept', async () => {
    const first = await logIn(username, old)
    await changePassword(first, old, strong)
    later(1_000)
    const second = await logIn(username, strong)
    await changePassword(second, strong, 'heron lantern gravel dusk')
    expect(await statusOf(first)).toBe(401)
    expect(await statusOf(second)).toBe(200)
  })

  it.each([
    ['a wrong current password', 'guess', strong, 'This is not your current password.'],
    ['a short new one', old, 'short', /at least 12 characters/],
    ['a common new one', old, 'password1234', /tried first/],
  ])(
    'with %s is refused in a sentence, and the old one stays [15.4]',
    async (_, current, password, message) => {
      const cookie = await logIn(username, old)
      const response = await changePassword(cookie, current, password)
      expect(response).toMatchObject({ statusCode: 400, json: { message: expect.stringMatching(message) } })
      expect(await statusOf(await logIn(username, old))).toBe(200)
    },
  )

  it('to one with the name of the clinic is refused [15.4]', async () => {
    const Item = { ...itemOf({ kind: 'site', id: 'site' }, site), name: 'Tallulah Care' }
    await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
    const response = await changePassword(await logIn(username, old), old, 'Tallulah-2026!')
    expect(response).toMatchObject({
      statusCode: 400,
      json: { message: expect.stringMatching(/tried first/) },
    })
  })

  it('is a 429 after ten wrong current passwords', async () => {
    const cookie = await logIn(username, old)
    for (let guess = 0; guess < apiLimits.login.perDevice; guess++)
      await changePassword(cookie, `guess ${guess}`, strong)
    expect(await changePassword(cookie, old, strong)).toMatchObject({ statusCode: 429 })
  })
})
