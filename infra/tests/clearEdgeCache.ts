import { CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { outputs } from '../outputs.ts'
import type { Owner } from '../testing/owner.ts'

export async function clearEdgeCache({ edge, outputs: names }: Owner): Promise<void> {
  await edge.send(
    new CreateInvalidationCommand({
      DistributionId: names[outputs.distribution],
      InvalidationBatch: { CallerReference: 'all', Paths: { Quantity: 1, Items: ['/*'] } },
    }),
  )
}
