import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { maxListLength } from '../store/read.ts'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'

const table = mockTable()
const [landing] = content.landings
const [parent, child] = content.treatments

describe('GET /api/treatment-pages/{category}', () => {
  it('returns the landing page', async () => {
    table.on(GetCommand, { Key: { pk: 'LANDINGS', sk: 'what-we-treat' } }).resolves({ Item: landing })
    const response = await request('GET /api/treatment-pages/{category}', {
      params: { category: 'what-we-treat' },
    })
    expect(response).toMatchObject({ statusCode: 200, json: landing })
  })

  it('returns 404 for another category', async () => {
    const response = await request('GET /api/treatment-pages/{category}', {
      params: { category: 'who-we-are' },
    })
    expect(response).toMatchObject({ statusCode: 404 })
    expect(table.calls()).toHaveLength(0)
  })
})

describe('GET /api/treatment-pages/{category}/{path+}', () => {
  const key = 'GET /api/treatment-pages/{category}/{path+}'

  it('returns the page at the full path', async () => {
    table
      .on(QueryCommand, {
        IndexName: 'byAddress',
        ExpressionAttributeValues: { ':partition': `PATH#${child?.slug}` },
      })
      .resolves({ Items: [{ ...child }] })
    const path = 'prescription-drug-addiction/oxycodone-addiction'
    expect(await request(key, { params: { category: 'what-we-treat', path } })).toMatchObject({
      statusCode: 200,
      json: child,
    })
  })

  it('returns 404 for a wrong parent, naming the path', async () => {
    const params = { category: 'what-we-treat', path: 'benzodiazepine-addiction/oxycodone-addiction' }
    expect(await request(key, { params })).toMatchObject({
      statusCode: 404,
      json: {
        message: 'Treatment page "what-we-treat/benzodiazepine-addiction/oxycodone-addiction" not found',
      },
    })
  })

  it.each([
    ['a malformed escape', 'group%zztherapy', 400, 'path: must have well-formed percent escapes'],
    ['a control character', 'group%00therapy', 400, 'path: must not have control characters'],
    ['a name of over 300 bytes', 'ä'.repeat(151), 404, `path "${'ä'.repeat(100)}…" not found`],
    ['a prototype name', '__proto__', 404, 'path "__proto__" not found'],
  ])('refuses %s', async (_, path, statusCode, message) => {
    const response = await request(key, { params: { category: 'how-we-help', path } })
    expect(response).toMatchObject({ statusCode, json: { message } })
    expect(table.calls()).toHaveLength(0)
  })
})

describe('GET /api/service-pages', () => {
  it('returns the fields of a list, and no texts', async () => {
    table.on(QueryCommand, { IndexName: 'summaries' }).resolves({ Items: [{ ...parent, pk: 'TREATMENT#x' }] })
    const { json } = await request('GET /api/service-pages')
    expect(json).toEqual([ServicePage.parse(parent)])
    expect(parent).toHaveProperty('text1')
    expect(json).not.toHaveProperty('0.text1')
  })

  it('follows the table’s own pages, at most 1,000 entries', async () => {
    table
      .on(QueryCommand)
      .resolvesOnce({
        Items: Array.from({ length: 999 }, () => ({ ...parent })),
        LastEvaluatedKey: { pk: 'a' },
      })
      .resolves({ Items: [{ ...parent }], LastEvaluatedKey: { pk: 'b' } })
    const { json } = await request('GET /api/service-pages')
    expect(json).toHaveLength(maxListLength)
    expect(table.commandCalls(QueryCommand).map(({ args }) => args[0].input.Limit)).toEqual([1_000, 1])
  })
})
