import { beforeAll, expect, it } from 'vitest'
import { type Endpoint, type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { Challenge } from '#shared/entities/account.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { authenticator } from '../testing/authenticator.ts'
import { createCallRequestTable } from '../testing/callRequestTable.ts'
import { startDesk } from '../testing/desk.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'

const desk = startDesk()
const device = authenticator('https://clinic.example', 'any')
let ruth: string

beforeAll(async () => {
  await createCallRequestTable(desk.store)
  await addMember(desk.store, 'ruth', 'twelve characters')
  ruth = await logIn('ruth', 'twelve characters')
  const { challenge } = Challenge.parse((await requestFromSite('POST /api/admin/session/challenge')).json)
  await requestFromSite('POST /api/admin/account/passkeys', {
    cookies: [ruth],
    headers: { 'x-viewer-host': 'clinic.example' },
    json: { name: 'Phone', passkey: device.create(challenge) },
  })
})

const rows = Object.entries(endpoints) as [EndpointKey, Endpoint][]
const named = rows.flatMap(([key, { access }]) =>
  access === 'staff' && key.includes('{') && !key.includes('{username}') ? [key] : [],
)

it.each(named)('%s does nothing for names that belong to members or to storage [15.20]', async (key) => {
  const before = await findStaffMember(desk.store, 'ruth')
  for (const name of ['ruth', 'MEMBERS', 'member.ruth', '__proto__', 'constructor', '..%2fMEMBERS']) {
    const params = Object.fromEntries(
      Array.from(key.matchAll(/\{(\w+)\+?\}/g), ([, part = '']) => [part, name]),
    )
    const { statusCode } = await desk.send(key, { params, json: {}, query: 'version=1' })
    expect([200, 400, 404, 409, 415]).toContain(statusCode)
  }
  expect(await findStaffMember(desk.store, 'ruth')).toEqual(before)
  expect((await requestFromSite('GET /api/admin/account', { cookies: [ruth] })).statusCode).toBe(200)
})

it('a passkey of another member is neither renamed nor taken over [15.20]', async () => {
  const before = await findStaffMember(desk.store, 'ruth')
  const id = before?.credentials.passkeys?.[0]?.id
  const { json } = await desk.send('PATCH /api/admin/account', { json: { passkeys: [{ id, name: 'Mine' }] } })
  expect(json).toMatchObject({ passkeys: [] })
  expect(await findStaffMember(desk.store, 'ruth')).toEqual(before)
})
