import { describe, expect, it } from 'vitest'
import { edgeSource } from './edgeSource.ts'
import { unsupportedFeatures } from './testing/unsupportedFeatures.ts'

describe.each(['canonicalAddress', 'movedPage', 'viewerAddress', 'tilePath'] as const)(
  'the source of %s',
  (name) => {
    const source = edgeSource(name)

    it('declares the handler that CloudFront calls', () =>
      expect(source).toMatch(/^function handler\(event\)/m))

    it('uses only what the JavaScript runtime of CloudFront functions has', () =>
      expect(unsupportedFeatures(source)).toEqual([]))

    it('is at most 10 KB', () => expect(Buffer.byteLength(source)).toBeLessThanOrEqual(10_240))
  },
)
