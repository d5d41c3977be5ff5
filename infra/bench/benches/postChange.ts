import { setTimeout as delay } from 'node:timers/promises'
import { InvokeCommand } from '@aws-sdk/client-lambda'
import { seed } from '#shared/content/seed.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { DeskDocument, type DraftContent } from '#shared/entities/documents.ts'
import { RenderingState } from '#shared/entities/rendering.ts'
import { postPath } from '#shared/rules/paths.ts'
import { rebuildDirectory } from '../../../functions/store/desk/rebuildDirectory.ts'
import { outputs } from '../../outputs.ts'
import { ownerOf } from '../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { addedPost, addPosts } from '../support/manyPosts.ts'
import { type Row, seconds } from '../support/row.ts'
import { type BenchSite, startSite } from '../support/site.ts'

const amount = 10_000

/** How soon visitors get a change to one of ten thousand posts. */
export const postChange: Bench = async ({ runs = 3, log, folder }) => {
  const site = await startSite(folder)
  try {
    log(`${amount} more posts`)
    await addPostsTo(site)
    log(`edits, ${runs} times each`)
    return await measure(site, runs)
  } finally {
    await site.stop()
  }
}

async function addPostsTo(site: BenchSite): Promise<void> {
  const { documents, lambda, outputs: stack } = ownerOf(site.dataFolder)
  const store = { documents, tableName: site.tableName }
  await addPosts(store, amount)
  await rebuildDirectory(store, new Set(['posts']))
  const FunctionName = stack[outputs.renderFunction]
  const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName }))
  if (FunctionError) throw new Error(Payload?.transformToString())
}

async function measure(site: BenchSite, runs: number): Promise<Row[]> {
  const { address } = site
  await addMember(ownerOf(site.dataFolder), site, 'bench-posts')
  const cookie = await logIn(address, 'bench-posts')
  let edits = 0
  const timesOf = (post: BlogPost | undefined, change: Edit['change'], edited = runs) =>
    repeat(edited, () => publishedAfter({ address, cookie, post, words: `Edit ${++edits}.`, change }))
  const text = await timesOf(addedPost(amount / 2), (words) => ({ content: `<p>${words}</p>` }))
  const title = await timesOf(addedPost(amount / 2), (words) => ({ title: words }))
  // A thousand pages repeat the title of the newest post, which takes ten times as long as the other changes.
  const newest = await timesOf(newestPost, (words) => ({ title: words }), 1)
  const figure = (change: string) =>
    `${amount.toLocaleString('en-US')} posts, ${change} changed: until its page shows it`
  return [
    seconds(figure('text of an old one'), text.map(pageTime), { atMost: 5 }),
    seconds(figure('title of an old one'), title.map(pageTime), { atMost: 5 }),
    seconds(figure('title of the newest one'), newest.map(pageTime), { atMost: 5 }),
    seconds(
      '  until the last page that repeats the title shows it',
      newest.map(({ all }) => all),
    ),
  ]
}

interface PublicationTimes {
  page: number
  all: number
}

const pageTime = ({ page }: PublicationTimes) => page

interface Edit {
  address: string
  cookie: string
  post: BlogPost | undefined
  words: string
  change: (words: string) => DraftContent
}

/** The added posts are older than those of the seed. */
const [newestPost] = [...seed.posts].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))

/** Seconds until the page of the post shows the change, and until all pages do. */
async function publishedAfter({ address, cookie, post, words, change }: Edit): Promise<PublicationTimes> {
  if (!post) throw new Error('The seed has no posts')
  const { id, slug } = post
  const send = async (path: string, method: string, json?: object) => {
    const response = await fetch(`${address}/api/admin/documents/post/${id}${path}`, {
      method,
      headers: { ...sameOriginHeaders, 'content-type': 'application/json', cookie },
      ...(json && { body: JSON.stringify(json) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return DeskDocument.parse(await response.json())
  }
  const shown = async () => (await fetch(address + postPath({ slug }))).text()
  // Fills the edge's cache.
  await shown()
  const { published } = await send('', 'GET')
  const content = { ...published?.content, ...change(words) }
  const { draft } = await send('/draft', 'PUT', { content, version: 0 })
  const began = performance.now()
  await send('/publish', 'POST', { version: draft?.version })
  while (!(await shown()).includes(words)) {
    if (performance.now() > began + 120_000) throw new Error(`${slug} is not changed after two minutes`)
    await delay(50)
  }
  const page = (performance.now() - began) / 1_000
  while (await isRendering(address, cookie)) {
    if (performance.now() > began + 300_000) throw new Error('The rendering takes longer than five minutes')
    await delay(100)
  }
  return { page, all: (performance.now() - began) / 1_000 }
}

async function isRendering(address: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${address}/api/admin/rendering`, {
    headers: { ...sameOriginHeaders, cookie },
  })
  const { requested, published } = RenderingState.parse(await response.json())
  return published < requested
}
