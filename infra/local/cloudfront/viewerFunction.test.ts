import { describe, expect, it } from 'vitest'
import type { HttpRequest } from '../http/message.ts'
import { viewerFunctions } from './viewerFunction.ts'

const request: HttpRequest = {
  method: 'GET',
  path: '/blog',
  query: 'page=2&tag=a&tag=b&flag',
  headers: { host: 'clinic.example', cookie: 'a=1; b=2' },
  body: Buffer.alloc(0),
  viewerAddress: '203.0.113.7',
}
const run = (body: string) =>
  viewerFunctions('tested', `function handler(event) { ${body} }`).atRequest(request)

describe('a viewer-request function', () => {
  it('returns the request unchanged, with repeated parameters and cookies', () =>
    expect(run('return event.request')).toEqual({ request }))

  it('changes path, query, headers and cookies of the request', () =>
    expect(
      run(`return {
        uri: '/x', querystring: { a: { value: '1' } }, headers: { ip: { value: event.viewer.ip } }, cookies: {}
      }`),
    ).toEqual({ request: { ...request, path: '/x', query: 'a=1', headers: { ip: '203.0.113.7' } } }))

  it('responds itself', () =>
    expect(run(`return { statusCode: 301, headers: { location: { value: '/x' } } }`)).toEqual({
      response: { status: 301, headers: { location: '/x' }, body: Buffer.alloc(0) },
    }))

  it('has nothing but the language', () =>
    expect(
      run(`const known = typeof process + typeof require + typeof fetch
      return { statusCode: 200, headers: { known: { value: known } } }`),
    ).toEqual({
      response: { status: 200, headers: { known: 'undefinedundefinedundefined' }, body: Buffer.alloc(0) },
    }))
})
