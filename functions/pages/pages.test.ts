import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'

const table = mockTable()

describe('GET /api/pages/{name}', () => {
  it('returns the page with its title and content [7.5]', async () => {
    table
      .on(GetCommand, { Key: { pk: 'PAGES', sk: 'home' } })
      .resolves({ Item: { ...content.pages.home, pk: 'PAGES' } })
    const response = await request('GET /api/pages/{name}', { params: { name: 'home' } })
    expect(response).toMatchObject({ statusCode: 200, json: content.pages.home })
    expect(response.json).not.toHaveProperty('pk')
  })

  it.each(['privacy-policy', '__proto__', 'constructor', 'HOME'])(
    'returns 404 for %s without reading the table',
    async (name) => {
      expect(await request('GET /api/pages/{name}', { params: { name } })).toMatchObject({ statusCode: 404 })
      expect(table.calls()).toHaveLength(0)
    },
  )
})
