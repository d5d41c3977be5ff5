import { expect, it } from 'vitest'
import type { DraftContent } from '#shared/entities/documents.ts'
import { publishDocument } from './publishDocument.ts'
import { addPosts, startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite()
const { desk } = site

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

async function countOf(id: string, content: DraftContent) {
  await publishDocument(desk, { kind: 'post', id, content })
  const { isWhole, items, objects } = await site.render()
  expect([content, isWhole]).toEqual([content, false])
  return { items, objects }
}

/**
 * A recent post is in the feed and in the search, and a newer one on the first page of the blog; neither is in the
 * teaser, nor among the related posts. An old one is not in the search if there are many.
 */
async function countsWith(days: readonly number[]) {
  await addPosts(desk, days)
  await site.renderEverything()
  const recent = `post-00${days.at(-19)}`
  const listed = `post-00${days.at(-7)}`
  const old = 'post-00001'
  const content = `<p>${'Tea. '.repeat(300)}${days.length}</p>`
  return {
    recentText: await countOf(recent, { content }),
    recentTitle: await countOf(recent, { title: `Recent of ${days.length}` }),
    listedTitle: await countOf(listed, { title: `Listed of ${days.length}` }),
    listedStart: await countOf(listed, { content: `<p>First words of ${days.length}.</p>` }),
    oldText: await countOf(old, { content }),
    oldTitle: await countOf(old, { title: `Old of ${days.length}` }),
  }
}

it('a change to a post reads at most 60 items and writes at most 20 objects, whatever the number of posts', async () => {
  const of60 = await countsWith(range(100, 135))
  const of600 = await countsWith(range(200, 740))
  const all = [...Object.values(of60), ...Object.values(of600)]
  expect(Math.max(...all.map(({ items }) => items))).toBeLessThanOrEqual(60)
  expect(Math.max(...all.map(({ objects }) => objects))).toBeLessThanOrEqual(20)
  expect([of600.recentText, of600.recentTitle]).toEqual([of60.recentText, of60.recentTitle])
  expect([of600.listedTitle, of600.listedStart]).toEqual([of60.listedTitle, of60.listedStart])
}, 400_000)
