import { setTimeout as delay } from 'node:timers/promises'
import { DeskDocument } from '#shared/entities/documents.ts'
import { isRecord } from '#shared/rules/pageContent.ts'
import { ownerOf } from '../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { everyPage } from '../../tests/everyPage.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { seconds } from '../support/row.ts'

/** How soon every page shows a phone number that staff publish. */
export const phoneChange: Bench = async ({ runs = 3, log, site }) => {
  const running = await site()
  await addMember(ownerOf(running.dataFolder), running, 'bench-facts')
  const headers = { ...sameOriginHeaders, cookie: await logIn(running.address, 'bench-facts') }
  const send = async (address: string, method: string, json?: object) => {
    const response = await fetch(`${running.address}/api/admin/documents/site/site${address}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return DeskDocument.parse(await response.json())
  }
  const paths = [...(await everyPage(running.address)).keys()]
  log(`a phone number, ${runs} times`)
  let changes = 0
  const published = await repeat(runs, async () => {
    const { published: current } = await send('', 'GET')
    const line = `200-${7400 + ++changes}`
    const content = withPhone(current?.content, `(404) ${line}`)
    const { draft } = await send('/draft', 'PUT', { content, version: 0 })
    const began = performance.now()
    await send('/publish', 'POST', { version: draft?.version })
    // One page after the other, since many requests at once would slow down the rendering that is measured.
    for (const path of paths)
      while (!(await (await fetch(running.address + path)).text()).includes(line)) {
        if (performance.now() > began + 60_000) throw new Error(`${path} has the old number after a minute`)
        await delay(100)
      }
    return (performance.now() - began) / 1000
  })
  return [seconds('a phone number is published: until all pages show it', published, { atMost: 10 })]
}

function withPhone(content: Record<string, unknown> = {}, phone: string) {
  const [first, ...others]: unknown[] = Array.isArray(content.offices) ? content.offices : []
  return { ...content, offices: [{ ...(isRecord(first) ? first : {}), phone }, ...others] }
}
