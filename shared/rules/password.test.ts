import { describe, expect, it } from 'vitest'
import { weaknessOf } from './password.ts'

describe('a password', () => {
  it.each([
    ['eleven chrs', /at least 12 characters/],
    ['x'.repeat(201), /at most 200/],
    ['Ana-by-the-river', /may not contain the username/],
    ['ababababababab', /too few characters/],
    ['password1234', /tried first/],
    ['P@ssw0rd!2026', /tried first/],
    ['Foothills2026!', /tried first/],
    ['recovery12345', /tried first/],
    ['qwertyuiop12', /tried first/],
    ['abcdefghijklm', /tried first/],
    ['9876543210987', /tried first/],
  ])('%s is weak', (password, reason) => {
    expect(weaknessOf(password, 'ana')).toMatch(reason)
  })

  it.each([
    'first light over the ridge',
    'Kettle-Harbor-9-Velvet',
    'ünïcödé wörds åre fine',
    'my password is a heron at dusk',
  ])('%s is strong', (password) => {
    expect(weaknessOf(password, 'ana')).toBeUndefined()
  })
})
