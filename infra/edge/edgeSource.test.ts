import { describe, expect, it } from 'vitest'
import { edgeSource } from './edgeSource.ts'

describe.each(['canonicalAddress', 'viewerAddress', 'tilePath'] as const)('the source of %s', (name) => {
  const source = edgeSource(name)

  it('declares the handler that CloudFront calls', () =>
    expect(source).toMatch(/^function handler\(event\)/m))

  it('keeps to the JavaScript of CloudFront functions', () =>
    expect(source).not.toMatch(/\bimport\b|\bexport\b|\?\.|\?\?|\bfor \([^)]* of /))

  it('is at most 10 KB', () => expect(Buffer.byteLength(source)).toBeLessThanOrEqual(10_240))
})
