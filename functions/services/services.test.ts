import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'

const table = mockTable()
const [service] = content.services

describe('GET /api/services', () => {
  it('lists services in the clinic’s order', async () => {
    table
      .on(QueryCommand)
      .resolves({ Items: content.services.map((one, order) => ({ ...one, order })).reverse() })
    expect(await request('GET /api/services')).toMatchObject({ statusCode: 200, json: content.services })
  })
})

describe('GET /api/services/{id}', () => {
  it('gives the service', async () => {
    table.on(GetCommand, { Key: { pk: 'SERVICES', sk: 's-z' } }).resolves({ Item: service })
    const answer = await request('GET /api/services/{id}', { params: { id: 's-z' } })
    expect(answer).toMatchObject({ statusCode: 200, json: service })
  })

  it('answers 404 for an unknown id', async () => {
    const answer = await request('GET /api/services/{id}', { params: { id: 'nothing' } })
    expect(answer).toMatchObject({ statusCode: 404, json: { message: 'Service "nothing" not found' } })
  })
})
