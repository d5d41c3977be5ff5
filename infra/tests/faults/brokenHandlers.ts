import type { LocalSystem } from '../../local/localSystem.ts'

/** The handler of the list of posts, made to break when it is asked for a category of that name. */
export const breakingHandler = {
  'posts/listPosts': `export const handler = async (event) => {
  switch (event.queryStringParameters?.category) {
    case 'throws': throw new Error('a detail that nobody should see')
    case 'rejects later': setTimeout(() => { throw new Error('a detail that nobody should see') }); return new Promise(() => {})
    case 'hangs': for (;;);
    case 'waits for ever': return new Promise(() => {})
    case 'exhausts memory': { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)) }
    case 'ends its process': process.exit(1)
    case 'answers nothing': return undefined
    case 'answers nonsense': return { statusCode: 'two hundred' }
  }
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' }
}`,
}

/** The ways in which the handler breaks at once. */
export const waysToBreak = [
  'throws',
  'rejects later',
  'exhausts memory',
  'ends its process',
  'answers nothing',
  'answers nonsense',
]

/** The ways in which it breaks only when its time is up. */
export const waysToHang = ['hangs', 'waits for ever']

/** Lets the handler break in a way, several times at once. Returns, in words, what did not go as it should. */
export async function breakHandler({ address }: LocalSystem, way: string): Promise<string[]> {
  const list = `${address}/api/blog/posts`
  const broken = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const answer = await fetch(`${list}?category=${encodeURIComponent(way)}&page=${page}`)
      return `${answer.status} ${await answer.text()}`
    }),
  )
  const beside = await fetch(`${address}/api/services`)
  const next = await fetch(`${list}?category=${encodeURIComponent(`after ${way}`)}`)
  return [
    ...broken
      .filter((answer) => answer !== '500 {"message":"Internal Server Error"}')
      .map((answer) => `A handler that ${way} is answered with ${answer.slice(0, 100)}`),
    ...(beside.status === 200 ? [] : [`Another function answers ${beside.status} meanwhile`]),
    ...(next.status === 200 ? [] : [`The next visitor gets ${next.status}`]),
  ]
}
