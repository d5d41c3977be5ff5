import { expect, it } from 'vitest'
import { requestFromSite } from '../testing/staff.ts'
import { staffTable } from '../testing/staffTable.ts'

const staff = staffTable()
const fetched = (address: string, cookies = [staff.cookie]) =>
  requestFromSite('POST /api/media/fetch', { cookies, json: { address } })

it('does not connect to the machine that runs it', async () => {
  expect(await fetched('https://localhost/photo.jpg')).toMatchObject({
    statusCode: 400,
    json: { message: 'address: leads to a network that is not public' },
  })
})
