import { describe, expect, it } from 'vitest'
import { weaknessOf } from './weaknessOf.ts'

const ana = { username: 'ana', clinic: 'Foothills Recovery Center' }

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
    expect(weaknessOf(password, ana)).toMatch(reason)
  })

  it.each(
    `1q2w3e4r5t6y 1qaz2wsx3edc qazwsxedcrfv zaq12wsxcde3 q1w2e3r4t5y6 1234qwerasdf asdfghjkl123 zxcvbnm12345
    qwerty123456 passwordpassword Password123! P@55w0rd1234 password!!!! letmeinletmein abc123abc123 trustno1trustno1
    iloveyouforever iloveyou1234 unbelievable administrator Administrator1 changeme1234 michaeljordan manchesterunited
    Summer2026!! Winter2025!! January2026! Welcome2026! Atlanta2026! Georgia2026! charlie12345 chocolate123
    starwars1234 superman1234 batman123456 monkey123456 jesuschrist1 mynameisjohn iamthegreatest thequickbrownfox
    correcthorsebatterystaple 1234567890123`.split(/\s+/),
  )('%s is among the common ones', (password) => {
    expect(weaknessOf(password, ana)).toMatch(/tried first/)
  })

  it.each([
    'first light over the ridge',
    'Kettle-Harbor-9-Velvet',
    'ünïcödé wörds åre fine',
    'my password is a heron at dusk',
  ])('%s is strong', (password) => {
    expect(weaknessOf(password, ana)).toBeUndefined()
  })

  it('with the name of the clinic is weak', () => {
    const password = 'Tallulah-2026!'
    expect(weaknessOf(password, { username: 'ana', clinic: 'Tallulah Care' })).toMatch(/tried first/)
    expect(weaknessOf(password, ana)).toBeUndefined()
  })
})
