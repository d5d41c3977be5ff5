import * as crypto from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof crypto>()
  return { ...actual, scrypt: vi.fn(actual.scrypt) }
})

it('a password of nobody costs the same work as a wrong one, so that the time reveals no username', async () => {
  const hash = await hashPassword('a right password')
  expect(await isPassword('a wrong password', hash)).toBe(false)
  expect(await isPassword('a wrong password', undefined)).toBe(false)
  const [, wrong, nobody] = vi
    .mocked(crypto.scrypt)
    .mock.calls.map(([, salt, length, cost]) => [Buffer.from(salt as Buffer).length, length, cost])
  expect(nobody).toEqual(wrong)
})
