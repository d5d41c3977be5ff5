import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Faults, withFaults } from '../../testing/faults.ts'
import { globalArn } from '../cloudformation/localAccount.ts'
import type { LocalServer } from '../http/server.ts'
import { clientOptions, keyAllowing, startEmulator } from '../testing/emulator.ts'
import { invalidationApi } from './invalidationApi.ts'

describe('the CreateInvalidation operation', () => {
  const invalidated: string[] = []
  const faults: Faults = {}
  let server: LocalServer
  beforeAll(async () => {
    const cloudfront = invalidationApi({ invalidate: (path) => invalidated.push(path) })
    server = await startEmulator({ cloudfront }, { intercept: withFaults(faults) })
  })
  afterAll(() => server.close())
  const invalidate = (allowedDistribution: string) => {
    const resource = globalArn('cloudfront', `distribution/${allowedDistribution}`)
    const key = keyAllowing('cloudfront:CreateInvalidation', resource)
    return new CloudFrontClient(clientOptions(server.address, key)).send(
      new CreateInvalidationCommand({
        DistributionId: 'EDGE',
        InvalidationBatch: { CallerReference: '1', Paths: { Quantity: 2, Items: ['/a&b', '/blog/*'] } },
      }),
    )
  }

  it('invalidates the paths', async () => {
    const { Invalidation } = await invalidate('EDGE')
    expect(Invalidation?.Status).toBe('Completed')
    expect(invalidated).toEqual(['/a&b', '/blog/*'])
  })

  it('is refused while a test has it busy', async () => {
    faults.invalidations = { refusals: 1 }
    await expect(invalidate('EDGE')).rejects.toThrow(
      expect.objectContaining({ name: 'TooManyInvalidationsInProgress' }),
    )
    expect((await invalidate('EDGE')).Invalidation?.Status).toBe('Completed')
  })

  it('denies what no policy allows', () =>
    expect(invalidate('OTHER')).rejects.toThrow(expect.objectContaining({ name: 'AccessDenied' })))
})
