import { expect, it } from 'vitest'
import { normalizedPath } from './normalizedPath.ts'

it.each([
  ['/', '/'],
  ['/api/reviews', '/api/reviews'],
  ['/%61pi/reviews', '/api/reviews'],
  ['//api//reviews', '/api/reviews'],
  ['/assets/../api/reviews', '/api/reviews'],
  ['/../../admin', '/admin'],
  ['/admin/./', '/admin/'],
  ['/api/a%2Fb', '/api/a%2Fb'],
])('the cache behavior of %s is that of %s', (path, normalized) =>
  expect(normalizedPath(path)).toBe(normalized),
)
