import { afterEach, expect, it, vi } from 'vitest'
import type { DeskDocument } from '#shared/entities/documents.ts'
import type { MediaImage } from '#shared/entities/media.ts'
import { changeEverywhere } from './ChangeEverywhereDialog.tsx'
import { withReplacedImage } from './changedImage.ts'

afterEach(() => vi.unstubAllGlobals())

const use = (id: string) => ({ kind: 'post' as const, id, title: id, isDraft: false })
const image: MediaImage = {
  id: 'old',
  files: [{ src: '/media/old.webp' }],
  uses: [
    use('published'),
    { ...use('published'), isDraft: true },
    use('edited'),
    use('stale'),
    use('blocked'),
  ],
}
const to = { image1: '/media/new.webp', width: 960, height: 640 }
const content = { content: '<img src="/media/old.webp" alt="">' }
const draft = (version: number): NonNullable<DeskDocument['draft']> => ({
  ...{ content, version, basedOn: 4 },
  updatedAt: '2026-11-20T12:00:00.000Z',
  updatedBy: 'ben',
})
const document = (id: string, hasDraft: boolean): DeskDocument => ({
  ...{ kind: 'post', id, status: 'published' },
  published: { content, version: 4 },
  draft: hasDraft ? draft(7) : null,
})

it('a change of an image publishes what had no draft together, leaves drafts to their authors and names conflicts [13.75]', async () => {
  const sent: { request: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ request: `${method} ${url}`, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const id = /post\/(\w+)/.exec(url)?.[1] ?? ''
    if (method === 'GET') return Response.json(document(id, id === 'edited'))
    if (method === 'PUT' && id === 'stale') return Response.json({ message: 'stale' }, { status: 409 })
    if (method === 'PUT')
      return Response.json({ ...document(id, false), draft: draft(id === 'edited' ? 8 : 1) })
    const refused = [{ kind: 'post', id: 'blocked', message: 'title: is required' }]
    return Response.json({ published: [document('published', false)], refused })
  })
  const replaced = await changeEverywhere(image, (content, addresses) =>
    withReplacedImage(content, addresses, to),
  )
  expect(replaced.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['published', 'published with the change.'],
    ['edited', 'has a draft, which has the change now. Publish it when it is ready.'],
    ['stale', 'Somebody else changed this document in the meantime. Please look at it again.'],
    ['blocked', 'title: is required'],
  ])
  expect(sent.find(({ request }) => request.endsWith('/published/draft'))?.body).toEqual({
    content: { content: '<img src="/media/new.webp" alt="">' },
    version: 0,
    id: expect.any(String),
  })
  expect(sent.filter(({ request }) => request === 'POST /api/admin/publications')).toEqual([
    {
      request: 'POST /api/admin/publications',
      body: {
        documents: [
          { kind: 'post', id: 'published', version: 1 },
          { kind: 'post', id: 'blocked', version: 1 },
        ],
      },
    },
  ])
})
