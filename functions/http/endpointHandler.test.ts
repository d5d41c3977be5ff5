import { expect, it } from 'vitest'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'

const table = mockTable()

it.each([
  ['a line break in a header', { headers: { 'user-agent': 'a\r\nset-cookie: b' } }],
  ['a null in a header', { headers: { 'x-viewer-address': '203.0.113.1\u0000' } }],
  ['an escape in a cookie', { cookies: ['a=\u001b[2J'] }],
])('%s is a 400 before anything reads it', async (_, options) => {
  expect(await request('GET /api/reviews', options)).toMatchObject({
    statusCode: 400,
    json: { message: 'headers: must not have control characters' },
  })
  expect(table.calls()).toHaveLength(0)
})

it('a tab and letters of any script in a header are not control characters', async () =>
  expect(await request('GET /api/reviews', { headers: { 'user-agent': 'a\tб é' } })).toMatchObject({
    statusCode: 200,
  }))
