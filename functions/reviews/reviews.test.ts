import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { keys } from '#shared/keys.ts'
import { content } from '../testing/content.ts'
import { request } from '../testing/request.ts'
import { seededTable } from '../testing/seededTable.ts'

const store = seededTable()
const [review] = content.reviews

describe('GET /api/reviews', () => {
  it('lists reviews in the clinic’s order without keys [7.4]', async () => {
    const { statusCode, json } = await request('GET /api/reviews')
    expect({ statusCode, json }).toEqual({ statusCode: 200, json: content.reviews })
  })
})

describe('GET /api/reviews/{id}', () => {
  it('returns the review [7.4]', async () => {
    const { statusCode, json } = await request('GET /api/reviews/{id}', { params: { id: 'r-z' } })
    expect({ statusCode, json }).toEqual({ statusCode: 200, json: review })
  })

  it('returns 500 and names the item, without its content, when the table contains something else', async () => {
    const Item = { id: 'r-a', secret: 'x', ...keys.document('review', 'r-a') }
    await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
    const { statusCode, json } = await request('GET /api/reviews/{id}', { params: { id: 'r-a' } })
    expect({ statusCode, json }).toEqual({
      statusCode: 500,
      json: {
        message: expect.stringMatching(/^The stored review\/r-a cannot be read: title: /),
        requestId: 'test-request',
      },
    })
  })
})
