import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { InvokeCommand } from '@aws-sdk/client-lambda'
import { seed } from '#shared/content/seed.ts'
import { postPath } from '#shared/documents/paths.ts'
import { DeskDocument, type DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import { RenderingState } from '#shared/entities/rendering.ts'
import { Site } from '#shared/entities/site.ts'
import { outputs } from '../../outputs.ts'
import { ownerOf } from '../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { type Bench, repeat } from '../support/bench.ts'
import { addedPost, addPosts } from '../support/manyPosts.ts'
import { count, type Row, seconds } from '../support/row.ts'
import { type BenchSite, startSite } from '../support/site.ts'

/** Limits by number of added posts: seconds until a post's own page shows a change, and until all pages do. */
const sizes = [
  { added: 0, own: { atMost: 2 }, all: { atMost: 5 } },
  { added: 1_000, own: { atMost: 2.5 }, all: { atMost: 12 } },
  { added: 10_000, own: { atMost: 3 }, all: { atMost: 75 } },
]

/** The time until visitors get a saved change, with more and more added posts, up to `posts`. */
export const saveToLive: Bench = async ({ runs = 3, posts = 10_000, log, folder }) => {
  const site = await startSite(folder)
  try {
    const publish = await publisher(site)
    const rows: Row[] = []
    let before = 0
    for (const { added, own, all } of sizes.filter((size) => size.added <= posts)) {
      log(`${added} more posts`)
      await addPosts(siteTable(site), before, added)
      const whole = await measured(site, () => renderEverything(site))
      before = added
      const old = added > 0 ? addedPost(added / 2) : newest
      log(`text of an old post, ${runs} times`)
      const texts = await repeat(runs, () =>
        publish('post', old.id, postPath(old), (words) => ({ content: `<p>${words}</p>` })),
      )
      log('title of the newest post, which many pages repeat')
      const title = await measured(site, () =>
        publish('post', newest.id, postPath(newest), (words) => ({ title: words })),
      )
      log('a phone number, which all pages repeat')
      const phone = await measured(site, () =>
        publish('site', 'site', '/', (words, site) => ({
          offices: Site.parse(site).offices.map((office) => ({ ...office, phone: `(404) ${words}` })),
        })),
      )
      const pagesOf = (changes: { page: number }[]) => changes.map(({ page }) => page)
      rows.push(
        seconds(`${added} more posts: rendered and published`, whole.result, all),
        ...processorRows(whole),
        seconds('  text of an old post: until its page shows it', pagesOf(texts), own),
        seconds('  title of the newest post: until its page shows it', title.result.page, own),
        seconds('  until all pages show it', title.result.all, all),
        ...processorRows(title),
        seconds('  phone number: until home shows it', phone.result.page, own),
        seconds('  until all pages show it', phone.result.all, all),
        ...processorRows(phone),
        count('  peak memory of the renderer, in MB', peakMemory(site), { atMost: 1_024 }),
      )
    }
    return rows
  } finally {
    await site.stop()
  }
}

/** The process ids of the functions. Linux reports what each process needs. */
const functionsOf = ({ pid }: BenchSite): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')

/** In MB. The largest value is the renderer's. */
function peakMemory(site: BenchSite): number {
  const kilobytes = functionsOf(site).map((pid) =>
    Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  )
  return Math.round(Math.max(...kilobytes) / 1024)
}

/** The result and its processor time in seconds, which other work on the machine changes less than the elapsed time. */
async function measured<Result>(site: BenchSite, act: () => Promise<Result>) {
  const before = processorTimes(site)
  const result = await act()
  const after = processorTimes(site)
  const since = (pid: string) => (after.get(pid) ?? 0) - (before.get(pid) ?? 0)
  const functions = functionsOf(site).reduce((sum, pid) => sum + since(pid), 0)
  return { result, functions, emulators: since(`${site.pid}`) }
}

const processorTimes = (site: BenchSite) =>
  new Map([`${site.pid}`, ...functionsOf(site)].map((pid) => [pid, processorTime(pid)]))

function processorTime(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name may have spaces. The user and the system time are fields 12 and 13 after it, in hundredths of a second.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

const processorRows = ({ functions, emulators }: { functions: number; emulators: number }) => [
  seconds('  processor time of that: functions', functions),
  seconds('  emulators of S3, DynamoDB and CloudFront', emulators),
]

/** The added posts are older than those of the seed. */
const [newest = addedPost(0)] = seed.posts.toSorted((one, other) =>
  one.createdAt < other.createdAt ? 1 : -1,
)

const siteTable = ({ dataFolder, tableName }: BenchSite) => ({
  documents: ownerOf(dataFolder).documents,
  tableName,
})

async function renderEverything({ dataFolder }: BenchSite): Promise<number> {
  const { lambda, outputs: stack } = ownerOf(dataFolder)
  const began = performance.now()
  const FunctionName = stack[outputs.renderFunction]
  const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName }))
  if (FunctionError) throw new Error(Payload?.transformToString())
  return (performance.now() - began) / 1_000
}

/** Returns a function that publishes a change, with words that no page has yet. */
async function publisher(site: BenchSite) {
  await addMember(ownerOf(site.dataFolder), site, 'bench')
  const headers = {
    ...sameOriginHeaders,
    'content-type': 'application/json',
    cookie: await logIn(site.address, 'bench'),
  }
  const send = async (path: string, method: string, json?: object): Promise<unknown> => {
    const body = json && JSON.stringify(json)
    const response = await fetch(`${site.address}/api/admin/${path}`, {
      method,
      headers,
      ...(body && { body }),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const isRendering = async () => {
    const { requested, published } = RenderingState.parse(await send('rendering', 'GET'))
    return published < requested
  }
  let edits = 0
  /** Seconds until the page shows the words, and until all pages are published. */
  return async (
    kind: DocumentKind,
    id: string,
    path: string,
    change: (words: string, published: DraftContent) => DraftContent,
  ) => {
    // These words must be valid as the end of a phone number too.
    const words = `200-${7400 + ++edits}`
    const document = async (address: string, method: string, json?: object) =>
      DeskDocument.parse(await send(`documents/${kind}/${id}${address}`, method, json))
    const isShown = async () => (await (await fetch(site.address + path)).text()).includes(words)
    // Fills the edge's cache.
    await isShown()
    const content = (await document('', 'GET')).published?.content ?? {}
    const changed = { ...content, ...change(words, content) }
    const { draft } = await document('/draft', 'PUT', { content: changed, version: 0 })
    const began = performance.now()
    await document('/publish', 'POST', { version: draft?.version })
    while (!(await isShown())) await pause(50, began)
    const page = performance.now() - began
    // Pauses, because each request takes processor time of three processes from the rendering on the same machine.
    while (await isRendering()) await pause(250, began)
    return { page: page / 1_000, all: (performance.now() - began) / 1_000 }
  }
}

async function pause(milliseconds: number, began: number): Promise<void> {
  if (performance.now() > began + 300_000) throw new Error('The change is not published within five minutes')
  await delay(milliseconds)
}
