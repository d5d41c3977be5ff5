import { describe, expect, it } from 'vitest'
import { singlePages } from '#shared/pages.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { startArchive } from './archive.ts'
import { publicationProblems, sentenceOf } from './publicationProblems.ts'

const head =
  '<title data-page="">Page</title><meta data-page="" name="description" content="About us"/><link data-page="" rel="canonical" href="https://www.example.org/"/>'
const crisisLinks = '<a href="tel:988">988</a><a href="tel:911">911</a>'
const page = `<html><head>${head}</head><body>${crisisLinks}</body></html>`
const withoutHead = page.replace(head, '<title>Page not found</title>')

const mainPages = singlePages().map(({ path }) => objectKeyOf(path))
const treatments = Array.from({ length: 100 }, (_, index) => `what-we-treat/${index}/index.html`)
const whole = [...mainPages, '404.html', ...treatments]

interface Change {
  without?: readonly string[]
  bodies?: Record<string, string>
  published?: readonly string[]
  allowRemoved?: number
  unchanged?: readonly string[]
}

async function problemsWith({
  without = [],
  bodies = {},
  published = whole,
  allowRemoved,
  unchanged = [],
}: Change) {
  const archive = startArchive()
  const pages = whole.filter((key) => !without.includes(key)).map((key) => [key, page] as const)
  const all = { ...Object.fromEntries(pages), 'app.html': '<p>Loading...</p>', ...bodies }
  for (const [key, body] of Object.entries(all))
    if (!without.includes(key)) await archive.add({ key, type: 'text/html; charset=utf-8' }, body)
  const problems = await publicationProblems({
    archive: await archive.end(),
    unchanged: new Set(unchanged),
    published: new Map(published.map((key) => [key, 'md5'])),
    allowRemoved,
  })
  return problems.map(sentenceOf)
}

describe('a rendering is published', () => {
  it('with all main pages and the crisis lines on each page', async () =>
    expect(await problemsWith({})).toEqual([]))

  it('with pages that stay as they are', async () =>
    expect(await problemsWith({ without: treatments, unchanged: treatments })).toEqual([]))

  it('for the first time, when there is nothing to remove', async () =>
    expect(await problemsWith({ published: [] })).toEqual([]))

  it('with a tenth of the pages gone', async () =>
    expect(await problemsWith({ without: treatments.slice(0, 10) })).toEqual([]))

  it('with five pages gone, of however few', async () => {
    const published = treatments.slice(0, 6)
    expect(await problemsWith({ published, without: treatments.slice(0, 5) })).toEqual([])
  })

  it('with as many pages gone as an operator allows', async () =>
    expect(await problemsWith({ without: treatments.slice(0, 67), allowRemoved: 67 })).toEqual([]))
})

describe('a rendering is refused', () => {
  it('that would remove more than a tenth of the pages, and five', async () =>
    expect(await problemsWith({ without: treatments })).toEqual([
      `100 of ${whole.length - 1} pages would be removed: ${treatments.slice(0, 5).join(', ')} and 95 more.`,
    ]))

  it('that would remove more pages than an operator allows', async () =>
    expect(await problemsWith({ without: treatments.slice(0, 68), allowRemoved: 67 })).toHaveLength(1))

  it.each([...mainPages, '404.html', 'app.html'])('without %s', async (key) =>
    expect(await problemsWith({ without: [key] })).toEqual([`${key} is missing.`]),
  )

  it.each(['988', '911'])('with a page that has no link to call %s', async (number) => {
    const body = page.replace(`href="tel:${number}"`, 'href="#"')
    const problems = await problemsWith({ bodies: { '404.html': body } })
    expect(problems).toEqual([expect.stringMatching(/^404\.html has no link that calls /)])
  })

  it.each(mainPages)('with a notice in place of %s', async (key) =>
    expect(await problemsWith({ bodies: { [key]: withoutHead } })).toEqual([
      `${key} has no description.`,
      `${key} has no canonical address.`,
    ]),
  )
})
