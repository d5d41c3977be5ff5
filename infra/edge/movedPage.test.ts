import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { EdgeRequest, EdgeResponse } from './edgeEvent.ts'
import { edgeSource } from './edgeSource.ts'

type Query = EdgeRequest['querystring']

const response = (headers: Record<string, string>, querystring: Query = {}): EdgeResponse => {
  const values = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]))
  const event = {
    request: { querystring },
    response: { statusCode: 200, statusDescription: 'OK', headers: values },
  }
  return JSON.parse(
    runInNewContext(`${edgeSource('movedPage')};JSON.stringify(handler(${JSON.stringify(event)}))`),
  )
}
const moved = (to: string, query?: Query) => {
  const { statusCode, headers } = response({ 'x-amz-meta-redirect-to': to }, query)
  return [statusCode, headers.location?.value]
}
const queryOf = (text: string): Query =>
  Object.fromEntries(Array.from(new URLSearchParams(text), ([name, value]) => [name, { value }]))

it('an object with a new address is a 301 to it [13.11]', () =>
  expect(response({ 'x-amz-meta-redirect-to': '/blog/new', 'cache-control': 'max-age=0' })).toEqual({
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: '/blog/new' }, 'cache-control': { value: 'max-age=0' } },
  }))

it('any other object stays as it is', () =>
  expect(response({ 'content-type': 'text/html' })).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': { value: 'text/html' } },
  }))

it('the query of the visitor stays, before the place in the page [14.42]', () => {
  expect(moved('/blog/new', queryOf('from=mail&x'))).toEqual([301, '/blog/new?from=mail&x'])
  expect(moved('/faq#cost', queryOf('from=mail'))).toEqual([301, '/faq?from=mail#cost'])
})

describe('an object of old addresses with a query', () => {
  const to = 'id=7&lang=es>/es id=7>/faq id=8>/ view>/sitemap'
  it.each([
    ['id=7', '/faq'],
    ['ID=7', '/faq'],
    ['lang=es&from=mail&id=7', '/es?from=mail'],
    ['id=8', '/'],
    ['view=anything', '/sitemap'],
  ])('leads from %s to %s [14.42]', (query, target) =>
    expect(moved(to, queryOf(query))).toEqual([301, target]),
  )

  it.each(['', 'id=77', 'id', 'lang=es'])('is a 404 with the query "%s"', (query) =>
    expect(moved(to, queryOf(query))).toEqual([404, undefined]),
  )
  it('leads from every other query to the address that has none', () =>
    expect(moved(`${to} /about`, queryOf('id=77'))).toEqual([301, '/about?id=77']))
})
