import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Engine, startDynalite } from '../testing/engines.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'

let engine: Engine
let cookie: string
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  engine = await startDynalite()
  const store = await createHandlerTable(engine)
  await addMember(store, 'ana', 'twelve characters')
  cookie = await logIn('ana', 'twelve characters')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await engine.stop()
})

const fetched = (address: string, cookies: string[] = [cookie]) =>
  requestFromSite('POST /api/media/fetch', { cookies, json: { address } })

it('does not connect to the machine that runs it', async () => {
  expect(await fetched('https://localhost/photo.jpg')).toMatchObject({
    statusCode: 400,
    json: { message: 'address: leads to a network that is not public' },
  })
})

it('is for staff only', async () => {
  expect(await fetched('https://localhost/photo.jpg', [])).toMatchObject({ statusCode: 401 })
})
