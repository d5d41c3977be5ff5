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
import { seconds } from '../support/row.ts'
import { type BenchSite, startSite } from '../support/site.ts'

const amount = 10_000
const own = { atMost: 5 }
const all = { atMost: 60 }

/** How soon visitors get what staff save, with ten thousand posts. */
export const saveToLive: Bench = async ({ runs = 3, log, folder }) => {
  const site = await startSite(folder)
  try {
    log(`${amount} more posts`)
    const rendered = await addAndRender(site)
    const publish = await publisher(site)
    log(`text of an old post, ${runs} times`)
    const old = addedPost(amount / 2)
    const texts = await repeat(runs, () =>
      publish('post', old.id, postPath(old), (words) => ({ content: `<p>${words}</p>` })),
    )
    log('title of the newest post, which a thousand pages repeat')
    const title = await publish('post', newest.id, postPath(newest), (words) => ({ title: words }))
    log('a phone number, which all pages repeat')
    const phone = await publish('site', 'site', '/', (words, site) => ({
      offices: Site.parse(site).offices.map((office) => ({ ...office, phone: `(404) ${words}` })),
    }))
    const textTimes = texts.map(({ page }) => page)
    return [
      seconds('10,000 posts: rendered and published', rendered, all),
      seconds('  text of an old post: until its page shows it', textTimes, own),
      seconds('  title of the newest post: until its page shows it', title.page, own),
      seconds('  until all pages show it', title.all, all),
      seconds('  phone number: until all pages show it', phone.all, all),
    ]
  } finally {
    await site.stop()
  }
}

/** The added posts are older than those of the seed. */
const [newest = addedPost(0)] = seed.posts.toSorted((one, other) =>
  one.createdAt < other.createdAt ? 1 : -1,
)

async function addAndRender({ dataFolder, tableName }: BenchSite): Promise<number> {
  const { documents, lambda, outputs: stack } = ownerOf(dataFolder)
  await addPosts({ documents, tableName }, amount)
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
    // Valid as the end of a phone number too.
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
    while (!(await isShown())) await pause(began)
    const page = performance.now() - began
    while (await isRendering()) await pause(began)
    return { page: page / 1_000, all: (performance.now() - began) / 1_000 }
  }
}

async function pause(began: number): Promise<void> {
  if (performance.now() > began + 300_000) throw new Error('The change is not published within five minutes')
  await delay(50)
}
