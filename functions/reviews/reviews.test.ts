import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'

const table = mockTable()
const [review] = content.reviews

describe('GET /api/reviews', () => {
  it('lists reviews in the clinic’s order without keys', async () => {
    const items = content.reviews
      .map((one, order) => ({ ...one, order, pk: 'REVIEWS', sk: one.id }))
      .reverse()
    table.on(QueryCommand).resolves({ Items: items })
    expect(await request('GET /api/reviews')).toMatchObject({ statusCode: 200, json: content.reviews })
  })

  it('lists nothing when there are none', async () => {
    expect(await request('GET /api/reviews')).toMatchObject({ statusCode: 200, json: [] })
  })
})

describe('GET /api/reviews/{id}', () => {
  it('returns the review', async () => {
    table
      .on(GetCommand, { Key: { pk: 'REVIEWS', sk: 'r-z' } })
      .resolves({ Item: { ...review, pk: 'REVIEWS', sk: 'r-z' } })
    expect(await request('GET /api/reviews/{id}', { params: { id: 'r-z' } })).toMatchObject({
      statusCode: 200,
      json: review,
    })
  })

  it('returns 404 for an unknown id', async () => {
    const { statusCode, json } = await request('GET /api/reviews/{id}', { params: { id: 'nobody' } })
    expect({ statusCode, json }).toEqual({
      statusCode: 404,
      json: { message: 'Review "nobody" not found', requestId: 'in-process' },
    })
  })

  it('returns 500 without detail when the table contains something else', async () => {
    table.on(GetCommand).resolves({ Item: { id: 'r-z', secret: 'x' } })
    const { statusCode, json } = await request('GET /api/reviews/{id}', { params: { id: 'r-z' } })
    expect({ statusCode, json }).toEqual({
      statusCode: 500,
      json: { message: 'Something went wrong', requestId: 'in-process' },
    })
  })
})
