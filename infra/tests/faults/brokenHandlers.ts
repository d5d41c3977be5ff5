import type { LocalSystem } from '../../local/localSystem.ts'

/** Fails in the way that the category of posts in the request names. */
export const breakingHandler = {
  publicReads: `export const handler = async (event) => {
  switch (event.queryStringParameters?.category) {
    case 'throws': throw new Error('a detail that nobody should see')
    case 'rejects later': setTimeout(() => { throw new Error('a detail that nobody should see') }); return new Promise(() => {})
    case 'exhausts memory': { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)) }
    case 'ends its process': process.exit(1)
    case 'returns nothing': return undefined
    case 'returns an invalid status': return { statusCode: 'two hundred' }
  }
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' }
}`,
}

export const failures = [
  'throws',
  'rejects later',
  'exhausts memory',
  'ends its process',
  'returns nothing',
  'returns an invalid status',
]

/**
 * Makes the handler fail in three concurrent requests, or in one that exhausts memory, since to fill it takes a second.
 * Returns the problems as sentences.
 */
export async function breakHandler({ address }: LocalSystem, failure: string): Promise<string[]> {
  const list = `${address}/api/blog/posts`
  const results = await Promise.all(
    (failure === 'exhausts memory' ? [1] : [1, 2, 3]).map(async (page) => {
      const response = await fetch(`${list}?category=${encodeURIComponent(failure)}&page=${page}`)
      return `${response.status} ${await response.text()}`
    }),
  )
  const other = await fetch(`${address}/api/services`)
  const next = await fetch(`${list}?category=${encodeURIComponent(`after ${failure}`)}`)
  return [
    ...results
      .filter((result) => result !== '500 {"message":"Internal Server Error"}')
      .map((result) => `A handler that ${failure} results in ${result.slice(0, 100)}`),
    ...(other.status === 200 ? [] : [`Another visitor gets ${other.status} meanwhile`]),
    ...(next.status === 200 ? [] : [`The next visitor gets ${next.status}`]),
  ]
}
