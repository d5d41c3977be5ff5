import { SubscribeCommand } from '@aws-sdk/client-sns'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { NoticeAddress } from '#shared/entities/account.ts'
import { doneRequestKey } from '#shared/keys.ts'
import { announceWaiting } from '../jobs/announceWaiting.ts'
import { findNotices } from '../store/staff/noticeAddresses.ts'
import { deleteItem } from '../store/write.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { mockSns } from '../testing/mockSns.ts'
import { request } from '../testing/request.ts'
import { logIn, requestFromSite } from '../testing/staff.ts'
import { passTime, password, staffTable } from '../testing/staffTable.ts'

vi.stubEnv('NOTICES_TOPIC', 'arn:aws:sns:us-east-1:111122223333:test')
const key = 'PUT /api/admin/account/notices'
const staff = staffTable()
const mail = mockSns()
beforeEach(() => mail.restart())

let names = 0
const newAddress = () => `canary-${++names}@clinic.example`
const give = (address: string | null, cookie = staff.cookie, headers = {}) =>
  requestFromSite(key, { cookies: [cookie], json: { address }, headers })
const current = async (cookie = staff.cookie) =>
  NoticeAddress.parse((await request('GET /api/admin/account/notices', { cookies: [cookie] })).json)
const act = (action: string) =>
  requestFromSite('POST /api/admin/members/{username}', {
    cookies: [staff.cookie],
    params: { username: 'ben' },
    json: { action },
  })

describe('an address for notices', () => {
  it('waits until its link is opened, is then confirmed, and is removed [15.22]', async () => {
    const address = newAddress()
    expect(await current()).toEqual({ state: 'none' })
    expect((await give(address)).json).toEqual({ state: 'waiting', address })
    expect(mail.mails).toEqual([{ to: address, text: 'Confirm' }])
    mail.confirm(address)
    expect(await current()).toEqual({ state: 'confirmed', address })
    expect((await give(null)).json).toEqual({ state: 'none' })
    expect(mail.addresses()).toEqual([])
  })

  it('has ended once its link is too old, or once a link in a notice ended it', async () => {
    const address = newAddress()
    await give(address)
    mail.end(address)
    expect(await current()).toEqual({ state: 'ended' })
    expect((await give(address)).json).toEqual({ state: 'waiting', address })
  })

  it('replaces the one before, which SNS then no longer has', async () => {
    const [first, second] = [newAddress(), newAddress()]
    await give(first)
    mail.confirm(first)
    expect((await give(second)).json).toEqual({ state: 'waiting', address: second })
    expect(mail.addresses()).toEqual([second])
  })

  it('is the only one that stays if two are given at the same time', async () => {
    const all = [newAddress(), newAddress(), newAddress()]
    await Promise.all(all.map((address) => give(address)))
    const { address } = await current()
    expect(mail.addresses()).toEqual([address])
  })

  it.each([null, 'before@clinic.example'])(
    'that another request stores first, after %j, is closed by the later one',
    async (before) => {
      const [first, second] = [newAddress(), newAddress()]
      await give(before)
      beforeTransaction(() => give(first))
      await give(second)
      expect(mail.addresses()).toEqual([second])
      beforeTransaction(() => give(first))
      expect((await give(null)).json).toEqual({ state: 'none' })
      expect(mail.addresses()).toEqual([])
    },
  )

  it('gets the same answer if a colleague has it, who goes on to get notices [15.23]', async () => {
    const address = newAddress()
    const ben = await logIn('ben', password)
    await give(address, ben)
    mail.confirm(address)
    expect((await give(address)).json).toEqual({ state: 'waiting', address })
    await give(null)
    expect(await current(ben)).toEqual({ state: 'confirmed', address })
  })

  it('is in neither the table nor a log [15.23]', async () => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const address = newAddress()
    await give(address)
    mail.confirm(address)
    await announceWaiting(staff.store, Date.now())
    const { Items } = await staff.store.documents.send(new ScanCommand({ TableName: staff.store.tableName }))
    expect(JSON.stringify(Items)).toContain('gave an address for notices')
    expect(JSON.stringify([Items, printed.mock.calls])).not.toMatch(/canary-/)
  })

  it.each([
    'no address',
    'two@at@clinic.example',
    'a@b.c\r\nBcc: d@e.f',
    `${'a'.repeat(250)}@clinic.example`,
  ])('is refused if it is %j', async (address) => {
    expect((await give(address)).statusCode).toBe(400)
    expect(mail.mails).toEqual([])
  })

  it('gets a few links a day, of one member or of several [15.23]', async () => {
    const { confirmations, window } = apiLimits.notices
    const sent = () => mail.sns.commandCalls(SubscribeCommand).length
    for (let one = 0; one < confirmations; one += 1) await give(newAddress())
    expect([(await give(newAddress())).statusCode, sent()]).toEqual([429, confirmations])
    // Of a refused request nothing is changed.
    expect((await current()).state).toBe('waiting')
    passTime(window)
    staff.cookie = await logIn('ana', password)
    const address = newAddress()
    for (let one = 0; one < confirmations; one += 1) await give(address)
    // Nobody uses up the mails to the address of a colleague, nor reads from the response that there were some.
    const ben = await logIn('ben', password)
    const last = address.toUpperCase()
    for (const mails of [2 * confirmations + 1, 2 * confirmations + 1]) {
      const { statusCode, json } = await give(last, ben)
      expect([statusCode, json, sent()]).toEqual([200, { state: 'waiting', address: last }, mails])
    }
  })

  it('has one address, whatever a repeated press says [15.23]', async () => {
    const headers = { 'idempotency-key': 'one-press-two-addresses' }
    const [one, other] = [newAddress(), newAddress()]
    passTime(apiLimits.notices.window)
    staff.cookie = await logIn('ana', password)
    await give(one, staff.cookie, headers)
    mail.end(one)
    await give(other, staff.cookie, headers)
    expect(mail.mails.map(({ to }) => to)).toEqual([one])
    await deleteItem(staff.store, doneRequestKey('ana#one-press-two-addresses'))
    await give(other, staff.cookie, headers)
    expect(
      new Set(mail.sns.commandCalls(SubscribeCommand).map(({ args: [{ input }] }) => input.TopicArn)).size,
    ).toBe(2)
  })

  it.each(['disable', 'reset', 'remove'])('ends when its member is subject to %s [15.23]', async (action) => {
    const address = newAddress()
    const ben = await logIn('ben', password)
    await give(address, ben)
    mail.confirm(address)
    await announceWaiting(staff.store, Date.now())
    expect(mail.addresses()).toContain(address)
    passTime(1_000)
    await act(action)
    await announceWaiting(staff.store, Date.now())
    expect(mail.addresses()).not.toContain(address)
    expect(await findNotices(staff.store, 'ben')).toBe(null)
  })
})
