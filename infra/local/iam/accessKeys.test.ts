import { expect, it } from 'vitest'
import { createAccessKeys } from './accessKeys.ts'

it('no access key outlives a start', () => {
  const keysOf = () => {
    const accessKeys = createAccessKeys()
    return [accessKeys.ownerKey, accessKeys.issue('Site-Render', [])]
  }
  expect(new Set([...keysOf(), ...keysOf()]).size).toBe(4)
})
