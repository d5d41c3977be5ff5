import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import type { TestRequest } from '../testing/request.ts'
import { fillTable } from '../testing/seedCopy.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'

const send = 'POST /api/page-feedback'
const list = 'GET /api/admin/page-feedback'
const about = { page: '/how-we-help/group-therapy', helpful: 'yes' }
const address = '198.51.100.77'

const store = testTable(createHandlerTable)
let cookie: string
beforeAll(async () => {
  await fillTable(store)
  await addMember(store, 'ana', 'first light over the café')
  cookie = await logIn('ana', 'first light over the café')
})
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  requestFromSite(send, {
    bytes: Buffer.from(new URLSearchParams(fields).toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const counts = async () => (await requestFromSite(list, { cookies: [cookie] })).json

describe('the feedback of visitors', () => {
  it('is counted by page, for staff [2.106]', async () => {
    const posts: TestRequest[] = [
      { json: about },
      { json: about },
      { json: { ...about, helpful: 'no' } },
      { json: { page: '/blog/slug-of-3', helpful: 'no' } },
      { json: { page: '/faq', helpful: 'yes' } },
    ]
    for (const post of posts) expect(await requestFromSite(send, post)).toMatchObject({ statusCode: 204 })
    expect(await counts()).toEqual([
      { page: '/blog/slug-of-3', yes: 0, no: 1 },
      { page: '/faq', yes: 1, no: 0 },
      { page: '/how-we-help/group-therapy', yes: 2, no: 1 },
    ])
  })
  it('is stored without the visitor’s address [2.106]', async () => {
    await requestFromSite(send, { json: about, headers: { 'x-viewer-address': address } })
    const { Items } = await store.documents.send(new ScanCommand({ TableName: store.tableName }))
    expect(JSON.stringify(Items)).not.toContain(address)
  })
  it('sent as a form leads back to its page, with no value but that [2.105]', async () => {
    expect(await sendForm(about)).toMatchObject({
      statusCode: 303,
      headers: { location: '/how-we-help/group-therapy#feedback-counted' },
    })
  })
  it.each([
    ['an unknown page', { ...about, page: '/what-we-treat/nothing' }, '/what-we-treat/nothing'],
    ['another site', { ...about, page: '//evil.example' }, '/'],
    ['no choice', { page: '/faq' }, '/faq'],
    ['a text', { ...about, page: '/faq', text: 'my story' }, '/faq'],
  ])('with %s is not counted', async (_, fields, page) => {
    const before = await counts()
    expect(await sendForm(fields)).toMatchObject({
      statusCode: 303,
      headers: { location: `${page}#feedback-refused` },
    })
    expect(await counts()).toEqual(before)
  })
  it('is a 429 once a network has sent 20 in a quarter of an hour [2.106]', async () => {
    const headers = { 'x-viewer-address': '203.0.113.9' }
    const statuses: (number | undefined)[] = []
    for (let sent = 0; sent <= apiLimits.pageFeedback.perNetwork; sent += 1)
      statuses.push((await requestFromSite(send, { json: about, headers })).statusCode)
    expect(statuses.filter((status) => status === 204)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})
