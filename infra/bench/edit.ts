import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { localPaths } from '../local/localPaths.ts'
import { outputs } from '../outputs.ts'
import { ownerOf } from '../testing/owner.ts'
import { addMember, password } from '../testing/staff.ts'
import type { Benchmark } from './benchmark.ts'
import { median } from './median.ts'

/** How soon a picture that staff change is in the page that visitors get, through edge and all. */
export const edit: Benchmark = {
  name: 'edit',
  run: async ({ runs = 3, say, site }) => {
    const { address, folder } = await site()
    const ask = await loggedIn(address, folder)
    const pages = z.array(ServicePage).parse(await (await ask('GET', '/api/admin/service-pages')).json())
    const [page, other] = pages
    if (!page || !other) throw new Error('There are no service pages to edit')
    const times: number[] = []
    for (let run = 1; run <= runs; run += 1) {
      say(`edit ${run} of ${runs}`)
      const image1 = `${other.image1}?edit=${run}`
      // Whoever has just looked at the page has filled the edge's cache with it.
      await fetch(`${address}/${page.slug}`)
      const began = performance.now()
      const answer = await ask('PATCH', `/api/service-pages/${page.id}`, { image1 })
      if (answer.status !== 200)
        throw new Error(`The change answers ${answer.status}: ${await answer.text()}`)
      await untilShown(`${address}/${page.slug}`, image1)
      times.push(performance.now() - began)
    }
    return [
      {
        figure: 'from a staff edit to the HTML that visitors get',
        measured: median(times) / 1_000,
        unit: 's',
        bound: { atMost: 5 },
      },
    ]
  },
}

type Ask = (method: string, path: string, body?: object) => Promise<Response>

/** Asks as somebody who has just been let in, and has logged in. */
async function loggedIn(address: string, folder: string): Promise<Ask> {
  const member = { username: `bench-${Date.now()}`, password }
  const owner = ownerOf(localPaths(folder).data)
  await addMember(owner, { tableName: owner.outputs[outputs.table] ?? '' }, member.username)
  const ask =
    (cookie: string): Ask =>
    (method, path, body) =>
      fetch(address + path, {
        method,
        headers: {
          origin: address,
          'sec-fetch-site': 'same-origin',
          cookie,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
  const answer = await ask('')('POST', '/api/admin/session', member)
  if (answer.status !== 200) throw new Error(`The login answers ${answer.status}: ${await answer.text()}`)
  return ask(
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  )
}

async function untilShown(address: string, image: string): Promise<void> {
  const escaped = image.replaceAll('&', '&amp;')
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if ((await (await fetch(address)).text()).includes(escaped)) return
    await wait(50)
  }
  throw new Error(`${address} does not show ${image} within a minute`)
}
