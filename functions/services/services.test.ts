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
  it('returns the service', async () => {
    table.on(GetCommand, { Key: { pk: 'SERVICES', sk: 's-z' } }).resolves({ Item: service })
    const response = await request('GET /api/services/{id}', { params: { id: 's-z' } })
    expect(response).toMatchObject({ statusCode: 200, json: service })
  })

  it('returns 404 for an unknown id', async () => {
    const response = await request('GET /api/services/{id}', { params: { id: 'nothing' } })
    expect(response).toMatchObject({ statusCode: 404, json: { message: 'Service "nothing" not found' } })
  })
})
