import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { publishedRows, writeDirectory } from '../store/desk/directory.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()

it('a list that is full takes no new document, and still the changes of those that it has', async () => {
  const rows = await publishedRows(desk.store, 'service')
  const others = Array.from({ length: 1_300 }, (_, index) => ({
    id: `other-${index}`,
    title: randomBytes(300).toString('base64'),
  }))
  await writeDirectory(desk.store, 'service', async () => [...rows, ...others])

  const created = await desk.create('service', { title: 'New', slug: 'new', description: 'One more.' })
  const publish = (id: string, version: number | undefined) =>
    desk.send('POST /api/admin/documents/{kind}/{id}/publish', {
      params: { kind: 'service', id },
      json: { version },
    })
  expect(await publish(created.id, created.draft?.version)).toMatchObject({
    statusCode: 400,
    json: { message: 'id: is one more than the site can list: unpublish another document first' },
  })

  const { published } = await desk.find('service', 's-a')
  const changed = await desk.change('PUT /api/admin/documents/{kind}/{id}/draft', {
    params: { kind: 'service', id: 's-a' },
    json: { content: { ...published?.content, title: 'Changed' }, version: 0 },
  })
  expect(await publish('s-a', changed.draft?.version)).toMatchObject({ statusCode: 200 })
})
