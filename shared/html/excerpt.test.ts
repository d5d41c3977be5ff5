import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const words = 'one '.repeat(37)

describe('an excerpt', () => {
  it.each([
    ['a word that ends with it', `${words}45`, ' six', `${words}45…`],
    ['no word that it would cut', `${words}456`, ' six', `${words.trim()}…`],
    ['no word that it would cut by one letter', `${words}45`, 'x', `${words.trim()}…`],
    ['no comma before the ellipsis', `${'one '.repeat(36)}one; `, 'second', `${words.trim()}…`],
    ['all of a short text', '<p>All of it.</p>', '', 'All of it.…'],
    ['150 characters of one long word', 'x'.repeat(200), '', `${'x'.repeat(150)}…`],
    ['characters, not code units', `${'😀'.repeat(150)}`, ' six', `${'😀'.repeat(150)}…`],
  ])('has %s [9.5]', (_, start, rest, excerpt) => expect(excerptOf(start + rest)).toBe(excerpt))
})
