import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { changeDirectory, publishedRows } from '../store/desk/directory.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()

const publish = (kind: DocumentKind, id: string, version: number | undefined) =>
  desk.send('POST /api/admin/documents/{kind}/{id}/publish', { params: { kind, id }, json: { version } })

const full = {
  statusCode: 400,
  json: { message: 'id: has no room in the site’s list: take another document off the website first' },
}

it('a list that is full takes no new document, and still the changes of those that it has', async () => {
  const rows = await publishedRows(desk.store, 'treatment')
  const listMore = (count: number) => {
    const others = Array.from({ length: count }, (_, index) => ({
      id: `other-${index}`,
      title: randomBytes(300).toString('base64'),
    }))
    return changeDirectory(desk.store, 'treatment', async () => [...rows, ...others])
  }
  await listMore(1_150)

  const group = 'how-we-help.group-therapy'
  const { published } = await desk.find('treatment', group)
  const created = await desk.create('treatment', { ...published?.content, slug: 'how-we-help/new' })
  expect(await publish('treatment', created.id, created.draft?.version)).toMatchObject(full)

  const changed = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
    params: { kind: 'treatment', id: group },
    json: { content: { ...published?.content, title: 'Changed' }, version: 0 },
  })
  expect(await publish('treatment', group, changed.draft?.version)).toMatchObject({ statusCode: 200 })

  await listMore(1_300)
  const renamed = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
    params: { kind: 'treatment', id: group },
    json: { content: { ...published?.content, slug: 'how-we-help/groups' }, version: 0 },
  })
  expect(await publish('treatment', group, renamed.draft?.version)).toMatchObject(full)
  expect((await desk.find('treatment', group)).published?.content.slug).toBe('how-we-help/group-therapy')
})

it('as many alerts are published as pages can show, and then one that ends makes room', async () => {
  const rows = Array.from({ length: kinds.alert.most ?? 0 }, (_, index) => ({
    id: `alert-${index}`,
    title: 'Closed',
  }))
  await changeDirectory(desk.store, 'alert', async () => rows)
  const alert = { message: 'Closed at noon', endsAt: '2100-01-01T00:00:00.000Z' }
  const { id } = await desk.create('alert', alert)
  expect(await publish('alert', id, 1)).toMatchObject(full)
  await changeDirectory(desk.store, 'alert', async () => rows.slice(1))
  expect((await publish('alert', id, 1)).statusCode).toBe(200)
})
