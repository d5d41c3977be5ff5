import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { environment } from '../environment.ts'

/** Beyond this many paths one wildcard is cheaper, and quicker to take effect. */
const maxPaths = 60

export async function invalidate(distributionId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const paths = keys.length > maxPaths ? ['/*'] : keys.flatMap(pathsOf)
  await cloudFront().send(
    new CreateInvalidationCommand({
      DistributionId: distributionId,
      InvalidationBatch: {
        CallerReference: `${Date.now()}-${keys.length}`,
        Paths: { Quantity: paths.length, Items: paths },
      },
    }),
  )
}

function pathsOf(key: string): string[] {
  const object = `/${encodeURI(key)}`
  const page = object.replace(/(?<=.)\/index\.html$|index\.html$/, '')
  return [...new Set([object, page])]
}

let client: CloudFrontClient | undefined
function cloudFront(): CloudFrontClient {
  client ??= new CloudFrontClient({ region: environment.region })
  return client
}
