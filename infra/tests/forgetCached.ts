import { CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { outputs } from '../outputs.ts'
import type { Owner } from '../testing/owner.ts'

/** Makes the edge forget everything that it keeps, so that each answer is its origin's. */
export async function clearEdgeCache({ edge, outputs: told }: Owner): Promise<void> {
  await edge.send(
    new CreateInvalidationCommand({
      DistributionId: told[outputs.distribution],
      InvalidationBatch: { CallerReference: 'all', Paths: { Quantity: 1, Items: ['/*'] } },
    }),
  )
}
