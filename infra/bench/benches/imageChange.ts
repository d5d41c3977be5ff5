import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { ownerOf } from '../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { seconds } from '../support/row.ts'

/** How soon visitors get an image that staff changed, through function, rendering and edge. */
export const imageChange: Bench = async ({ runs = 3, log, site }) => {
  const running = await site()
  const { address, dataFolder } = running
  await addMember(ownerOf(dataFolder), running, 'bench')
  const headers = { ...sameOriginHeaders, cookie: await logIn(address, 'bench') }
  const list = await fetch(`${address}/api/admin/service-pages`, { headers })
  const [page, other] = z.array(ServicePage).parse(await list.json())
  const shown = async () => (await fetch(`${address}/${page?.slug}`)).text()
  log(`a changed image, ${runs} times`)
  let edits = 0
  const edited = await repeat(runs, async () => {
    const image1 = `${other?.image1}?edit=${++edits}`
    // Fills the edge's cache.
    await shown()
    const began = performance.now()
    const { status } = await fetch(`${address}/api/service-pages/${page?.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ image1 }),
    })
    if (status !== 200) throw new Error(`The edit has status ${status}`)
    while (!(await shown()).includes(image1)) {
      if (performance.now() > began + 60_000) throw new Error('The edit is not shown within a minute')
      await delay(50)
    }
    return (performance.now() - began) / 1000
  })
  return [seconds('staff change an image: until the page shows it', edited, { atMost: 5 })]
}
