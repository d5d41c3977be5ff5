import { expect, it } from 'vitest'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'
import { testStage } from '../testing/stageVariables.ts'
import { keyedHash } from './keyedHash.ts'

mockTable()

async function hashIn(stageVariables: typeof testStage): Promise<string> {
  await request('GET /api/reviews', { stageVariables })
  return keyedHash('member', 'ana')
}

it('a hash needs the key that a request brings, and depends on no other secret of the stage', async () => {
  expect(() => keyedHash('member', 'ana')).toThrow('No request has brought the key of hashes')
  const hash = await hashIn(testStage)
  expect(await hashIn({ ...testStage, originSecret: 'another' })).toBe(hash)
  expect(await hashIn({ ...testStage, hashKey: 'another' })).not.toBe(hash)
})
