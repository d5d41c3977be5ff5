import { describe, expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { request } from '../testing/request.ts'
import { seededTable } from '../testing/seededTable.ts'

seededTable()
const [service] = content.services

describe('GET /api/services', () => {
  it('lists services in the clinic’s order [7.13]', async () => {
    const { statusCode, json } = await request('GET /api/services')
    expect({ statusCode, json }).toEqual({ statusCode: 200, json: content.services })
  })
})

describe('GET /api/services/{id}', () => {
  it('returns the service [7.13]', async () => {
    const { statusCode, json } = await request('GET /api/services/{id}', { params: { id: 's-z' } })
    expect({ statusCode, json }).toEqual({ statusCode: 200, json: service })
  })
})
