import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { EdgeResponse } from './edgeEvent.ts'
import { edgeSource } from './edgeSource.ts'

const response = (headers: Record<string, string>): EdgeResponse => {
  const values = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]))
  const event = { response: { statusCode: 200, statusDescription: 'OK', headers: values } }
  return JSON.parse(
    runInNewContext(`${edgeSource('movedPage')};JSON.stringify(handler(${JSON.stringify(event)}))`),
  )
}

it('an object with a new address is a 301 to it', () =>
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
