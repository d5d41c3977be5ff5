import { expect, it } from 'vitest'
import { decodedPath } from './gateway.ts'

it.each([
  ['/api/a%20b', '/api/a b'],
  ['/api/a%2Fb', '/api/a/b'],
  ['/api/%2561', '/api/%61'],
  ['/api/a%3Fpage=2', '/api/a'],
  ['/api/%zz', '/api/%zz'],
])('the path %s reaches routes and functions as %s', (path, decoded) =>
  expect(decodedPath(path)).toBe(decoded),
)
