import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, it, vi } from 'vitest'
import { type Key, keys } from '#shared/keys.ts'
import { content } from '../testing/content.ts'
import { startDesk } from '../testing/desk.ts'
import { readDirectory } from './desk/directory.ts'
import { rebuildDirectory } from './desk/rebuildDirectory.ts'
import { postCount } from './posts/postCounts.ts'
import { seedTable } from './seed.ts'

const desk = startDesk()
type Send = typeof desk.store.documents.send

afterEach(() => vi.mocked(desk.store.documents.send).mockRestore())

async function publishPost(title: string): Promise<string> {
  const post = {
    title,
    slug: title.toLowerCase(),
    category: 'Families',
    author: 'A',
    content: '<p>Words.</p>',
  }
  const { id, draft } = await desk.create('post', post)
  await desk.change('POST /api/admin/documents/{kind}/{id}/publish', {
    params: { kind: 'post', id },
    json: { version: draft?.version },
  })
  return id
}

/** Publishes a post between what a seeding reads and its first write of an item with this key. */
function publishBeforeWriteOf({ pk, sk }: Key, title: string): Promise<string> {
  const { documents } = desk.store
  const send: Send = documents.send.bind(documents)
  return new Promise((resolve, reject) => {
    let hasBegun = false
    vi.spyOn(documents, 'send').mockImplementation(async (...[command, ...rest]: Parameters<Send>) => {
      const isAwaited = command instanceof PutCommand && command.input.Item?.pk === pk
      if (!hasBegun && isAwaited && String(command.input.Item?.sk).startsWith(String(sk))) {
        hasBegun = true
        await publishPost(title).then(resolve, reject)
      }
      return send(command, ...rest)
    })
  })
}

it.each([
  ['directory', keys.directoryShard('post', 0)],
  ['counts', keys.postCount()],
  ['counts of its category', keys.postCount('Families')],
])(
  'what staff publish while a deploy writes the %s of posts is neither lost nor left out',
  async (name, key) => {
    const { total } = await postCount(desk.store)
    const ofCategory = await postCount(desk.store, 'Families')
    const published = publishBeforeWriteOf(key, `During-${name.replaceAll(' ', '-')}`)
    await rebuildDirectory(desk.store, new Set(['posts']))
    await seedTable(desk.store, content)
    const id = await published
    const { published: rows } = await readDirectory(desk.store, 'post')
    expect(rows.map((row) => row.id)).toContain(id)
    expect(rows).toHaveLength(total + 1)
    expect((await postCount(desk.store)).total).toBe(total + 1)
    expect((await postCount(desk.store, 'Families')).total).toBe(ofCategory.total + 1)
  },
)
