import { expect, it } from 'vitest'
import { publishDocument } from './publishDocument.ts'
import { addPosts, startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite()
const { desk } = site

const sizes = () => Promise.all(['faq/index.html', 'reviews/index.html'].map(site.sizeOf))

it('an alert leaves its pages to the compression of CloudFront, and the next rendering of everything compresses them well', async () => {
  await addPosts(
    desk,
    Array.from({ length: 30 }, (_, index) => 100 + index),
  )
  await site.renderEverything()
  const before = await sizes()
  const startsAt = new Date(Date.now() - 60_000).toISOString()
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const alert = { message: 'Closed today.', level: 'urgent', pages: [], startsAt, endsAt }
  const { id } = await desk.create('alert', alert)
  await publishDocument(desk, { kind: 'alert', id, content: {} })
  expect(await site.render()).toMatchObject({ isWhole: false })
  const quick = await sizes()
  await site.renderEverything()
  const well = await sizes()
  for (const [index, size] of well.entries()) {
    expect(size).toBeGreaterThan(before[index] ?? 0)
    expect(size).toBeLessThan(0.97 * (quick[index] ?? 0))
  }
  await site.renderEverything()
  expect(await sizes()).toEqual(well)
}, 240_000)
