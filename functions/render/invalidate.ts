import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { environment } from '../environment.ts'

/** Beyond this many paths one wildcard is cheaper, and quicker to take effect. */
const mostPaths = 60

/** Makes the edge ask again for exactly the objects that changed. */
export async function invalidate(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const paths = keys.length > mostPaths ? ['/*'] : keys.flatMap(addressesOf)
  await edge().send(
    new CreateInvalidationCommand({
      DistributionId: environment.distributionId,
      InvalidationBatch: {
        CallerReference: `${Date.now()}-${keys.length}`,
        Paths: { Quantity: paths.length, Items: paths },
      },
    }),
  )
}

/** The object, and the address that the edge function turns into it. */
function addressesOf(key: string): string[] {
  const object = `/${encodeURI(key)}`
  return object.endsWith('/index.html')
    ? [object, object.replace(/(?<=.)\/index\.html$|index\.html$/, '')]
    : [object]
}

let client: CloudFrontClient | undefined
function edge(): CloudFrontClient {
  client ??= new CloudFrontClient({ region: environment.region })
  return client
}
