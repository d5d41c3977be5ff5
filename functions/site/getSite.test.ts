import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import { itemOf } from '../store/items.ts'
import { seedTable } from '../store/seed.ts'
import { findSite } from '../store/site.ts'
import { content } from '../testing/content.ts'
import { request } from '../testing/request.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'

const store = testTable(createHandlerTable)

const put = (item: object) => store.documents.send(new PutCommand({ TableName: store.tableName, Item: item }))

it('the facts of the clinic are public, without who changed them [18.1]', async () => {
  await put({ ...itemOf({ kind: 'site', id: 'site' }, site), version: 3, publishedBy: 'ana' })
  const { statusCode, json } = await request('GET /api/site')
  expect(statusCode).toBe(200)
  expect(json).toEqual(site)
})

it('the facts are those of the code at each deploy, until staff publish others [18.2]', async () => {
  const storedName = async () => (await findSite(store))?.name
  const seedWith = (name: string) => seedTable(store, { ...content, site: { ...site, name } })
  await put(itemOf({ kind: 'site', id: 'site' }, site))
  await seedWith('A new name')
  expect(await storedName()).toBe('A new name')
  await put({
    ...itemOf({ kind: 'site', id: 'site' }, site),
    name: 'By staff',
    publishedAt: '2026-11-22T12:00:00.000Z',
  })
  await seedWith('Another name')
  expect(await storedName()).toBe('By staff')
})

it('damaged facts are a 404, which stops the next rendering, and are logged [18.16]', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await put({ ...itemOf({ kind: 'site', id: 'site' }, site), offices: [] })
  expect((await request('GET /api/site')).statusCode).toBe(404)
  expect(write.mock.calls.flat().join('')).toContain('"damagedItem":"SITE site"')
  write.mockRestore()
})
