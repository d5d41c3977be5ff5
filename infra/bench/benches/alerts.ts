import { setTimeout as delay } from 'node:timers/promises'
import { ownerOf } from '../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { seconds } from '../support/row.ts'

/** How soon an alert is on all pages after its publication, and on none after its end. */
export const alerts: Bench = async ({ runs = 3, log, site }) => {
  const running = await site()
  const { address, dataFolder } = running
  await addMember(ownerOf(dataFolder), running, 'bench-alerts')
  const cookie = await logIn(address, 'bench-alerts')
  const paths = await pathsOf(address)
  log(`an alert on ${paths.length} pages, ${runs} times`)
  const measured = await repeat(runs, () => measure({ address, cookie, paths }))
  return [
    seconds(
      'an alert is published: until home shows it',
      measured.map(({ home }) => home),
      {
        atMost: 5,
      },
    ),
    seconds(
      `  until all ${paths.length} pages show it`,
      measured.map(({ all }) => all),
      {
        atMost: 5,
      },
    ),
    seconds(
      '  taken down: until no page shows it',
      measured.map(({ gone }) => gone),
      {
        atMost: 5,
      },
    ),
  ]
}

interface Measurement {
  address: string
  cookie: string
  paths: readonly string[]
}

async function measure({ address, cookie, paths }: Measurement) {
  const message = `Measured at ${performance.now()}.`
  const shows = async (path: string) => (await (await fetch(address + path)).text()).includes(message)
  /** Seconds. */
  const until = async (isShown: boolean, began: number, pages: readonly string[]) => {
    for (const path of pages)
      while ((await shows(path)) !== isShown) {
        if (performance.now() > began + 60_000) throw new Error(`${path} is not changed within a minute`)
        await delay(50)
      }
    return (performance.now() - began) / 1_000
  }
  const send = async (path: string, json: object) => {
    const response = await fetch(`${address}/api/admin/documents/${path}`, {
      method: 'POST',
      headers: { ...sameOriginHeaders, 'content-type': 'application/json', cookie },
      body: JSON.stringify(json),
    })
    if (!response.ok) throw new Error(`${path} has status ${response.status}: ${await response.text()}`)
    return response.json()
  }
  // Fills the edge's cache.
  for (const path of paths) await shows(path)
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const { id } = await send('alert', { content: { message, endsAt } })
  const began = performance.now()
  await send(`alert/${id}/publish`, { version: 1 })
  const home = await until(true, began, ['/'])
  const all = await until(true, began, paths)
  const ended = performance.now()
  await send(`alert/${id}/unpublish`, { version: 1 })
  return { home, all, gone: await until(false, ended, paths) }
}

async function pathsOf(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
