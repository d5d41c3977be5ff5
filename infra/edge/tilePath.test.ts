import { expect, it } from 'vitest'
import { runEdgeFunction } from './testing/runEdgeFunction.ts'

it('a map tile becomes the address at the tile service, without query and cookies [7.16]', () => {
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

it('a map tile is requested in the name of the site, with where to write to, and not in that of the visitor [7.16]', () => {
  const headers = {
    host: { value: 'www.clinic.example' },
    referer: { value: 'https://www.clinic.example/what-we-treat/opioid-addiction' },
    'user-agent': { value: "a visitor's browser" },
  }
  expect(runEdgeFunction('tilePath', { uri: '/tiles/9/134/203', headers })).toMatchObject({
    headers: {
      referer: { value: 'https://www.clinic.example/' },
      'user-agent': {
        value: 'recovery-clinic-site (map of its offices; https://www.clinic.example/contact-us)',
      },
    },
  })
})
