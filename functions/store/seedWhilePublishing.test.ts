import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, it, vi } from 'vitest'
import { type Key, keys } from '#shared/keys.ts'
import { content } from '../testing/content.ts'
import { startDesk } from '../testing/desk.ts'
import { publishedRows } from './desk/directory.ts'
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

it('what staff publish while a deploy writes the directory of posts is neither lost nor left out', async () => {
  const before = await publishedRows(desk.store, 'post')
  const published = publishBeforeWriteOf(keys.directoryShard('post', '00'), 'During')
  await seedTable(desk.store, content)
  const id = await published
  const rows = await publishedRows(desk.store, 'post')
  expect(rows.map((row) => row.id)).toContain(id)
  expect(rows).toHaveLength(before.length + 1)
})
