import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { allowCallRequests, callForm, requestCall } from './requestCall.ts'

const canary = { ...callForm, firstName: 'Zephyrine', phone: '(404) 555-0173' }
const anyCanary = /Zephyrine|404\D{0,3}555\D?0173/

let system: DeployedSite
let cookie: string
beforeAll(async () => {
  system = await startDeployedSite()
  await addMember(system.owner, system, 'ana')
  cookie = await logIn(system.address, 'ana')
})
afterAll(() => system.stop())

const allowMore = () => allowCallRequests({ documents: system.owner.documents, tableName: system.tableName })
const asStaff = (url: string, method = 'GET', json?: object) =>
  fetch(system.address + url, {
    method,
    headers: { ...sameOriginHeaders, cookie, 'content-type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  })
const inbox = async () => (await asStaff('/api/admin/call-requests')).json()

it('no value of a call request is in any file: log, cache, pending event, table or notice', async () => {
  await allowMore()
  await requestCall(system.address, canary)
  await requestCall(system.address, { ...canary, phone: `${canary.phone}1` })
  await requestCall(system.address, { ...canary, [canary.firstName]: canary.phone })
  await fetch(`${system.address}/api/call-requests`, {
    method: 'POST',
    redirect: 'manual',
    headers: sameOriginHeaders,
    body: new URLSearchParams(canary),
  })
  system.faults.table = 'throttling'
  await requestCall(system.address, canary)
  system.faults.table = undefined
  const [{ id }] = await inbox()
  const opened = await (await asStaff(`/api/admin/call-requests/${id}/open`, 'POST')).json()
  expect(opened.details.firstName).toBe('Zephyrine')
  await asStaff(`/api/admin/call-requests/${id}`, 'PATCH', { version: 2, note: 'Zephyrine 404-555-0173' })
  await runFunction(system.owner, functionNamed(system, 'jobs/runDueJobs'))

  const files = readdirSync(system.dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => anyCanary.test(readFileSync(file, 'latin1')))).toEqual([])
})

it('staff are told of a waiting request within a minute', async () => {
  await allowMore()
  await requestCall(system.address)
  await runFunction(system.owner, functionNamed(system, 'jobs/runDueJobs'))
  const notices = readFileSync(path.join(system.dataFolder, 'log/notices.log'), 'utf8')
  expect(notices).toContain('A call-back request is waiting. Log in.\n')
})
