import { setTimeout as delay } from 'node:timers/promises'
import { InvokeCommand } from '@aws-sdk/client-lambda'
import { seed } from '#shared/content/seed.ts'
import { postPath } from '#shared/documents/paths.ts'
import { DeskDocument, type DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import { RenderingState } from '#shared/entities/rendering.ts'
import { Site } from '#shared/entities/site.ts'
import { outputs } from '../outputs.ts'
import { ownerOf } from '../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders } from '../testing/staff.ts'
import { addedPost, addPosts } from './manyPosts.ts'

interface BenchSite {
  address: string
  tableName: string
  dataFolder: string
}

/** Limits by number of added posts: seconds until a post's own page shows a change, and until all pages do. */
const sizes = [
  { added: 0, own: 2, all: 5 },
  { added: 1_000, own: 2.5, all: 12 },
  { added: 10_000, own: 3, all: 75 },
]

/** Prints how soon visitors get a saved change, with more and more added posts, up to `posts`. */
export async function saveToLive(site: BenchSite, { posts }: { posts: number }): Promise<void> {
  const publish = await publisher(site)
  const table = { documents: ownerOf(site.dataFolder).documents, tableName: site.tableName }
  let before = 0
  for (const { added, own, all } of sizes.filter((size) => size.added <= posts)) {
    await addPosts(table, before, added)
    before = added
    process.stdout.write(`${added} more posts\n`)
    print('all pages are rendered and published', await renderEverything(site), all)
    const old = added > 0 ? addedPost(added / 2) : newest
    const text = await publish('post', old.id, postPath(old), (words) => ({ content: `<p>${words}</p>` }))
    print('the page of an old post shows its text', text.page, own)
    const title = await publish('post', newest.id, postPath(newest), (words) => ({ title: words }))
    print('the page of the newest post shows its title', title.page, own)
    print('all pages show it', title.all, all)
    const phone = await publish('site', 'site', '/', (words, site) => ({
      offices: Site.parse(site).offices.map((office) => ({ ...office, phone: `(404) ${words}` })),
    }))
    print('home shows a phone number', phone.page, own)
    print('all pages show it', phone.all, all)
  }
}

const print = (figure: string, seconds: number, limit: number) =>
  process.stdout.write(
    `  ${seconds <= limit ? 'ok' : 'NO'}  ${figure} after ${seconds.toFixed(1)} s (limit ${limit} s)\n`,
  )

/** The added posts are older than those of the seed. */
const [newest = addedPost(0)] = seed.posts.toSorted((one, other) =>
  one.createdAt < other.createdAt ? 1 : -1,
)

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
