import { describe, expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { request } from '../testing/request.ts'
import { seededTable } from '../testing/seededTable.ts'

seededTable()
const [first, , ofGroups] = content.faqs

describe('GET /api/faqs', () => {
  it('returns all FAQs as one page, with their categories in order of appearance [7.10]', async () => {
    expect(await request('GET /api/faqs')).toMatchObject({
      statusCode: 200,
      json: { faqs: content.faqs, total: 3, pages: 1, categories: ['Visiting', 'Groups'] },
    })
  })

  it('returns the FAQs of one service page [3.13, 7.10]', async () => {
    const response = await request('GET /api/faqs', { query: 'servicePageId=how-we-help.group-therapy' })
    expect(response.json).toEqual({ faqs: [ofGroups], total: 1, pages: 1, categories: ['Groups'] })
  })

  it('returns no FAQs for a service page that has none', async () => {
    const { json } = await request('GET /api/faqs', { query: 'servicePageId=nothing' })
    expect(json).toEqual({ faqs: [], total: 0, pages: 0, categories: [] })
  })

  it('returns 400 naming a malformed service page id', async () => {
    const response = await request('GET /api/faqs', { query: 'servicePageId=../x' })
    expect(response).toMatchObject({
      statusCode: 400,
      json: {
        message:
          'servicePageId: must begin with a letter or digit and have only letters, digits, ".", "_" and "-", at most 200',
      },
    })
  })
})

describe('GET /api/faqs/{id}', () => {
  it('returns the FAQ [7.10]', async () => {
    const response = await request('GET /api/faqs/{id}', { params: { id: 'z-first' } })
    expect({ status: response.statusCode, json: response.json }).toEqual({ status: 200, json: first })
  })
})
