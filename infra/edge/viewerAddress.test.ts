import { expect, it } from 'vitest'
import { runEdgeFunction } from './testing/runEdgeFunction.ts'

it("the visitor's address replaces whatever the visitor sent under its header", () =>
  expect(
    runEdgeFunction('viewerAddress', { headers: { 'x-viewer-address': { value: '10.0.0.1' } } }),
  ).toHaveProperty(['headers', 'x-viewer-address'], { value: '203.0.113.7' }))

it('the requested host replaces whatever the visitor sent under its header', () =>
  expect(
    runEdgeFunction('viewerAddress', {
      headers: { host: { value: 'clinic.example' }, 'x-viewer-host': { value: 'evil.example' } },
    }),
  ).toHaveProperty(['headers', 'x-viewer-host'], { value: 'clinic.example' }))
