import { setTimeout as wait } from 'node:timers/promises'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { isSearchIndex } from '#shared/rendering.ts'
import { environment } from '../environment.ts'
import { once } from '../once.ts'

/** Ten pages and the API. AWS bills paths, however many objects they match, and accepts 15 wildcards at once. */
const maxPaths = 11

/** Seconds. An invalidation takes about ten. */
const retryInterval = 5
const maxRetries = 24

export async function invalidate(
  distributionId: string,
  keys: readonly string[],
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<void> {
  const paths = pathsOf(keys)
  if (paths.length === 0) return
  const command = new CreateInvalidationCommand({
    DistributionId: distributionId,
    InvalidationBatch: {
      CallerReference: `${Date.now()}-${keys.length}`,
      Paths: { Quantity: paths.length, Items: paths },
    },
  })
  for (let retries = 0; ; retries += 1) {
    try {
      await cloudFront().send(command)
      return
    } catch (error) {
      const isBusy = error instanceof Error && error.name === 'TooManyInvalidationsInProgress'
      if (!isBusy || retries === maxRetries) throw error
      await pause(retryInterval * 1_000)
    }
  }
}

export const everyObject: readonly string[] = ['*']
/** Responses of the API show the same content as the first pages after a change. */
export const everyResponse: readonly string[] = ['api/*']

function pathsOf(keys: readonly string[]): string[] {
  // A new index has a new name.
  const paths = keys.filter((key) => !isSearchIndex(key)).map(pathOf)
  return paths.length > maxPaths || paths.includes('/*') ? ['/*'] : paths
}

/** Covers the address that visitors request and the edge function's key. Home's path is the whole site. */
const pathOf = (key: string) => `/${encodeURI(key).replace(/\/?index\.html$/, '*')}`

const cloudFront = once(() => new CloudFrontClient({ region: environment('AWS_REGION') }))
