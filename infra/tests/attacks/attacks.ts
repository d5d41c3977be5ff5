import path from 'node:path'
import { InvokeCommand } from '@aws-sdk/client-lambda'
import { originHeader } from '#shared/api/originHeader.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import { requestEvent } from '../../../functions/http/requestEvent.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startLocal } from '../../local/startLocal.ts'
import { type Owner, ownerOf } from '../../testing/owner.ts'
import { addMember, password, sameOriginHeaders, tryToLogIn } from '../../testing/staff.ts'
import { functionNamed } from '../functionNamed.ts'
import type { Measurement, Scenario } from '../scenario.ts'

const attempts = 45

/** Attacks on the login: with forged viewer addresses, past CloudFront, and to lock staff out. */
export const attackScenario: Scenario = {
  name: 'attacks',
  run: async ({ folder, log }) => {
    const system = await startLocal({ port: 0, folder })
    try {
      const owner = ownerOf(path.join(folder, 'data'))
      await addMember(owner, system, 'target')
      const knownDevice = await deviceOf(system, 'target')
      log('logins with forged viewer addresses')
      const forged = await forgeViewers(system)
      log("logins at the API's own address")
      const direct = await callApiDirectly(system, owner)
      log('wrong logins to lock a member out')
      const locked = await lockOut(system, knownDevice)
      return [forged, direct, locked]
    } finally {
      await system.stop()
    }
  },
}

async function deviceOf({ address }: LocalSystem, username: string): Promise<string> {
  const cookies = (await tryToLogIn(address, username)).headers.getSetCookie()
  return cookies.find((cookie) => cookie.startsWith('__Host-device-'))?.split(';')[0] ?? ''
}

/** Each attempt claims to come from another network. */
async function forgeViewers(system: LocalSystem): Promise<Measurement> {
  const statuses = await eachAttempt((count) =>
    logInWrongly(system, 'nobody', {
      'x-viewer-address': `203.0.113.${count}`,
      'x-forwarded-for': `203.0.113.${count}`,
      'cloudfront-viewer-address': `203.0.113.${count}:443`,
    }),
  )
  const checked = countOf(statuses, 401)
  return {
    subject: `${attempts} logins with forged viewer addresses`,
    figure: `${checked} passwords checked, ${countOf(statuses, 429)} refused`,
    passed:
      checked > 0 && checked <= apiLimits.login.perNetwork && checked + countOf(statuses, 429) === attempts,
  }
}

/** As API Gateway passes on a request to its own address, with the headers that only CloudFront should send. */
async function callApiDirectly(system: LocalSystem, { lambda }: Owner): Promise<Measurement> {
  const FunctionName = functionNamed(system, 'staff/openSession')
  const statuses = await eachAttempt(async (count) => {
    const event = requestEvent({
      method: 'POST',
      routeKey: 'POST /api/admin/session',
      path: '/api/admin/session',
      headers: {
        ...sameOriginHeaders,
        'content-type': 'application/json',
        'x-viewer-address': `203.0.113.${count}`,
        ...(count % 2 === 0 ? {} : { [originHeader]: 'a guess' }),
      },
      body: JSON.stringify({ username: 'target', password }),
      stageVariables: { originSecret: 'what CloudFront sends', hashKey: 'a key' },
    })
    const { Payload } = await lambda.send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }))
    return Number(JSON.parse(Buffer.from(Payload ?? []).toString()).statusCode)
  })
  return {
    subject: `${attempts} logins with the right password at the API's own address`,
    figure: `${countOf(statuses, 404)} refused unread`,
    passed: countOf(statuses, 404) === attempts,
  }
}

async function lockOut(system: LocalSystem, knownDevice: string): Promise<Measurement> {
  const statuses = await eachAttempt(() => logInWrongly(system, 'target', {}))
  const { status } = await tryToLogIn(system.address, 'target', knownDevice)
  return {
    subject: `${attempts} wrong logins to lock a member out`,
    figure: `${countOf(statuses, 429)} refused; the member's own device: ${status === 200 ? 'logged in' : status}`,
    passed: status === 200 && countOf(statuses, 429) > 0,
  }
}

async function eachAttempt(attempt: (count: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 1; count <= attempts; count += 1) statuses.push(await attempt(count))
  return statuses
}

async function logInWrongly(
  { address }: LocalSystem,
  username: string,
  headers: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${address}/api/admin/session`, {
    method: 'POST',
    headers: { ...sameOriginHeaders, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, password: 'a wrong guess at it' }),
  })
  return response.status
}

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length
