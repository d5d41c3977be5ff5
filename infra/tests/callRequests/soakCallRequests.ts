import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { CallRequest } from '#shared/entities/callRequest.ts'
import { ownerOf } from '../../testing/owner.ts'
import { type SiteInAProcess, siteAssembly, startInAProcess } from '../../testing/siteInAProcess.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { random } from '../random.ts'
import type { Measurement, Scenario } from '../scenario.ts'
import { allowCallRequests, callForm, requestCall } from './requestCall.ts'

const kills = 100
const hostileRequests = 10_000

/** Kills the site while visitors request calls, and sends forms as spam programs do. */
export const callRequestScenario: Scenario = {
  name: 'calls',
  run: async ({ folder, seed, log }) => {
    const assembly = await siteAssembly(folder)
    const dataFolder = path.join(folder, 'data')
    let site = await startInAProcess(assembly, dataFolder).started
    await addMember(ownerOf(dataFolder), site, 'caller')
    const chance = random(seed)
    let acknowledged = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      acknowledged += await sendUntilKilled(site, dataFolder, chance() * 1_000)
      site = await startInAProcess(assembly, dataFolder).started
      if (kill % 10 === 0) log(`killed ${kill} times, ${acknowledged} requests acknowledged`)
    }
    const stored = (await inbox(site)).length
    const spam = await sendHostile(site, dataFolder, log)
    await site.stop()
    return [
      {
        subject: `call requests when killed ${kills} times`,
        figure: `${acknowledged} acknowledged, ${stored} in the inbox`,
        passed: acknowledged > 0 && stored >= acknowledged,
      },
      ...spam,
    ]
  },
}

/** Returns the number of acknowledged requests. */
async function sendUntilKilled(site: SiteInAProcess, dataFolder: string, after: number): Promise<number> {
  const store = { documents: ownerOf(dataFolder).documents, tableName: site.tableName }
  let acknowledged = 0
  let isUp = true
  const sending = (async () => {
    while (isUp) {
      try {
        await allowCallRequests(store)
        if ((await requestCall(site.address)).ok) acknowledged += 1
      } catch {
        return // It was killed.
      }
    }
  })()
  await wait(after)
  await site.kill()
  isUp = false
  await sending
  return acknowledged
}

async function sendHostile(
  site: SiteInAProcess,
  dataFolder: string,
  log: (line: string) => void,
): Promise<Measurement[]> {
  const store = { documents: ownerOf(dataFolder).documents, tableName: site.tableName }
  const before = (await inbox(site)).length
  await allowCallRequests(store)
  let failed = 0
  for (let sent = 0; sent < hostileRequests; sent += 1) {
    const trap = sent % 2 === 0 ? { website: 'https://spam.example' } : { stamp: `${Date.now()}.forged` }
    const { status } = await requestCall(site.address, { ...callForm, ...trap })
    if (status >= 500) failed += 1
    if (sent % 1_000 === 999) log(`${sent + 1} forms of programs sent`)
  }
  const spam = (await inbox(site)).length - before
  const real = await requestCall(site.address)
  return [
    {
      subject: `${hostileRequests} forms of programs`,
      figure: `${failed} server errors, ${spam} stored, a real one afterward: ${real.status}`,
      passed: failed === 0 && spam === 0 && real.ok,
    },
  ]
}

async function inbox({ address }: SiteInAProcess): Promise<CallRequest[]> {
  const cookie = await logIn(address, 'caller')
  const response = await fetch(`${address}/api/admin/call-requests`, {
    headers: { ...sameOriginHeaders, cookie },
  })
  return z.array(CallRequest).parse(await response.json())
}
