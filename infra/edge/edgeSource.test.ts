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

it.each([
  ['var a = b?.c', 'ChainExpression'],
  ['var a = 1 ?? 2', 'the operator ??'],
  ['var a = []; var [c] = a', 'ArrayPattern'],
  ['function f({ a }) {}', 'ObjectPattern'],
  ['var a = []; var b = [...a]', 'SpreadElement'],
  ['for (var a of []) {}', 'ForOfStatement'],
  ['class A {}', 'ClassDeclaration'],
  ['var a = 1; var b = { a }', 'an object property in ES 6 syntax'],
  ['var a = [].toSorted()', 'the method toSorted'],
  ['var a = Object.fromEntries([])', 'the method fromEntries'],
  ['var a = new Map()', 'the global Map'],
  ['var a = new URL("x")', 'the global URL'],
  ['var a = /(?<=x)y/', 'the regular expression /(?<=x)y/'],
  ['var a = /./s', 'the regular expression /./s'],
  ['var a = require("crypto")', 'the global require'],
])('%s is found, since CloudFront would respond with 503', (source, feature) =>
  expect(unsupportedFeatures(source)).toContain(feature),
)
