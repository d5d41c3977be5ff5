import { describe, expect, it } from 'vitest'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { content } from '../testing/content.ts'
import { request } from '../testing/request.ts'
import { seededTable } from '../testing/seededTable.ts'

seededTable()
const [, child] = content.treatments

describe('GET /api/treatment-pages/{category}', () => {
  it('returns the landing page [7.6]', async () => {
    const response = await request('GET /api/treatment-pages/{category}', {
      params: { category: 'what-we-treat' },
    })
    expect(response).toMatchObject({ statusCode: 200, json: { title: 'What We Treat' } })
  })

  it('returns 404 for another category', async () => {
    const response = await request('GET /api/treatment-pages/{category}', {
      params: { category: 'who-we-are' },
    })
    expect(response).toMatchObject({ statusCode: 404 })
  })
})

describe('GET /api/treatment-pages/{category}/{path+}', () => {
  const key = 'GET /api/treatment-pages/{category}/{path+}'

  it('returns the page at the full path [7.6]', async () => {
    const path = 'prescription-drug-addiction/oxycodone-addiction'
    expect(await request(key, { params: { category: 'what-we-treat', path } })).toMatchObject({
      statusCode: 200,
      json: { id: child?.id, text1: '<p>About Oxycodone Addiction</p>' },
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
  })
})

describe('GET /api/service-pages', () => {
  it('returns the fields of a list by title, and no texts [3.16, 7.7]', async () => {
    const { json } = await request('GET /api/service-pages')
    const byTitle = content.treatments.toSorted((one, other) =>
      one.title.toLowerCase() < other.title.toLowerCase() ? -1 : 1,
    )
    expect(json).toEqual(byTitle.map((page) => ServicePage.parse(page)))
    expect(child).toHaveProperty('text1')
    expect(json).not.toHaveProperty('0.text1')
  })
})
