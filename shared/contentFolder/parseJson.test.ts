import { expect, it } from 'vitest'
import { parseJson } from './parseJson.ts'

it.each(['__proto__', 'constructor', 'prototype'])(
  'refuses a field with the name %s, however deep',
  (name) => {
    expect(() => parseJson(`{"${name}":{}}`)).toThrow(`no field may have the name ${name}`)
    expect(() => parseJson(`[{"a":{"${name}":1}}]`)).toThrow(`no field may have the name ${name}`)
  },
)

it('accepts those names as values', () =>
  expect(parseJson('{"name":"constructor","list":["__proto__"]}')).toEqual({
    name: 'constructor',
    list: ['__proto__'],
  }))
