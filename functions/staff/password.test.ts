import * as crypto from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

vi.unmock('./passwordCost.ts')
vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof crypto>()
  return { ...actual, scrypt: vi.fn(actual.scrypt) }
})

it('a wrong password costs 32 MB and three passes, and one of nobody the same, so that the time reveals no username', async () => {
  const hash = await hashPassword('a right password')
  expect(await isPassword('a wrong password', hash)).toBe(false)
  expect(await isPassword('a wrong password', undefined)).toBe(false)
  const [, wrong, nobody] = vi
    .mocked(crypto.scrypt)
    .mock.calls.map(([, salt, length, cost]) => [Buffer.from(salt as Buffer).length, length, cost])
  expect(nobody).toEqual(wrong)
  // 128 bytes for each N and r: 32 MB.
  expect(wrong).toEqual([16, 32, expect.objectContaining({ N: 2 ** 15, r: 8, p: 3 })])
})
