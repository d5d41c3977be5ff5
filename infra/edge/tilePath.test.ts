import { expect, it } from 'vitest'
import { runEdgeFunction } from './testing/runEdgeFunction.ts'

it('a map tile becomes the address at the tile service, without query and cookies', () => {
  const querystring = { a: { value: '1' } }
  const cookies = { b: { value: '2' } }
  expect(runEdgeFunction('tilePath', { uri: '/tiles/9/134/203', querystring, cookies })).toMatchObject({
    uri: '/9/134/203.png',
    querystring: {},
    cookies: {},
  })
})

it.each(['/tiles/', '/tiles/9/1/2/3', '/tiles/../x/1/2', '/tiles/9/1/two'])('%s is a 404', (uri) =>
  expect(runEdgeFunction('tilePath', { uri })).toMatchObject({ statusCode: 404 }),
)
