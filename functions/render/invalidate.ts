import { setTimeout as wait } from 'node:timers/promises'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { once } from '#shared/once.ts'
import { isSearchIndex } from '#shared/rendering.ts'
import { environment } from '../environment.ts'

/** Ten pages and the API. AWS bills each path once, whatever it matches, and accepts 15 wildcard paths at a time. */
const maxPaths = 11

/** In seconds. An invalidation takes about ten seconds. */
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
/** Invalidated with the first pages after a change, because API responses show the same content. */
export const everyResponse: readonly string[] = ['api/*']

function pathsOf(keys: readonly string[]): string[] {
  // A changed search index has a new name, so its file needs no invalidation.
  const paths = keys.filter((key) => !isSearchIndex(key)).map(pathOf)
  return paths.length > maxPaths || paths.includes('/*') ? ['/*'] : paths
}

/** Matches the visitor's address and the key that the edge function requests. For home, matches the whole site. */
const pathOf = (key: string) => `/${encodeURI(key).replace(/\/?index\.html$/, '*')}`

const cloudFront = once(() => new CloudFrontClient({ region: environment('AWS_REGION') }))
