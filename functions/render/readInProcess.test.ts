import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { readInProcess, readWithFacts } from './readInProcess.ts'

const table = mockTable()
const service = urlOf('GET /api/services/{id}', { params: { id: 's-z' } })
const reviews = urlOf('GET /api/reviews')

describe('an in-process read', () => {
  it('returns the parsed JSON', async () => {
    table.on(GetCommand).resolves({ Item: { ...content.services[0] } })
    expect(await readInProcess(service)).toEqual(content.services[0])
  })

  it('has the facts of the clinic, given once for all pages, in place of their markers', async () => {
    const [stored] = content.services
    table.on(GetCommand).resolves({ Item: { ...stored, description: 'Call {name}.' } })
    const read = readWithFacts({ ...site, name: 'Clinic' })
    expect(await read(service)).toMatchObject({ description: 'Call Clinic.' })
    expect(await read(urlOf('GET /api/site'))).toMatchObject({ name: 'Clinic' })
  })

  it('reads the query of the address', async () => {
    const empty = { posts: [], total: 0, pages: 0 }
    const url = urlOf('GET /api/blog/posts', { query: { page: 1, category: 'Life in recovery' } })
    expect(await readInProcess(url)).toEqual(empty)
  })

  it('returns null where there is no such document', async () => {
    expect(await readInProcess(service)).toBeNull()
  })

  it('throws at any other error', async () => {
    table.on(GetCommand).rejects(new Error('x'))
    await expect(readInProcess(reviews)).rejects.toThrow(`may be damaged: ${reviews}.`)
    const firstPage = urlOf('GET /api/blog/posts', { query: { page: 0 } })
    await expect(readInProcess(firstPage)).rejects.toThrow('may be damaged')
  })

  it('throws for an address that no page is rendered from', async () => {
    await expect(readInProcess('/api/nothing')).rejects.toThrow('No page is rendered from GET /api/nothing')
    await expect(readInProcess(urlOf('GET /api/admin/session'))).rejects.toThrow('No page is rendered')
  })
})
