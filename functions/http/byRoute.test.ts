import { expect, it } from 'vitest'
import { requestEvent } from '../testing/requestEvent.ts'
import { byRoute } from './byRoute.ts'

const send = byRoute({
  'GET /api/reviews': async () => ({ statusCode: 200 }),
  'GET /api/faqs': async () => ({ statusCode: 204 }),
})
const eventOf = (routeKey: string) => requestEvent({ routeKey, path: '/' })

it('a function picks the handler by the route that API Gateway matched, for HEAD that of GET', async () => {
  for (const method of ['GET', 'HEAD'])
    expect(await send(eventOf(`${method} /api/faqs`))).toEqual({ statusCode: 204 })
})

it('a function fails for a route that is not its own, and names it', () =>
  expect(send(eventOf('GET /api/services'))).rejects.toThrow('no handler of GET /api/services'))
