import { expect, it } from 'vitest'
import type { DraftContent } from '#shared/entities/documents.ts'
import { publishDocument } from './publishDocument.ts'
import { addPosts, startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite()
const { desk } = site

async function objectsOf(id: string, content: DraftContent): Promise<number> {
  await publishDocument(desk, { kind: 'post', id, content })
  const { isWhole, objects } = await site.render()
  expect([content, isWhole]).toEqual([content, false])
  return objects
}

it('a change to one of 600 posts writes at most 20 objects', async () => {
  const days = Array.from({ length: 575 }, (_, index) => 100 + index)
  await addPosts(desk, days)
  await site.renderEverything()
  const content = `<p>${'Tea. '.repeat(300)}</p>`
  const recent = `post-00${days.at(-19)}`
  const old = 'post-00001'
  const counts = [
    await objectsOf(recent, { content }),
    await objectsOf(recent, { title: 'Recent' }),
    await objectsOf(old, { content }),
    await objectsOf(old, { title: 'Old' }),
  ]
  expect(Math.max(...counts)).toBeLessThanOrEqual(20)
}, 400_000)
