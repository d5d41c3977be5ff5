import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { CustomResource } from '../cloudformation/deployment.ts'
import type { Stack } from '../cloudformation/stack.ts'
import { matchesWildcards } from '../iam/wildcards.ts'
import type { Bucket } from './bucket.ts'

const BucketDeploymentProperties = z.object({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SystemMetadata: z._default(z.record(z.string(), z.string()), {}),
  Prune: z.literal(false),
  Exclude: z._default(z.array(z.string()), []),
  Include: z._default(z.array(z.string()), []),
})

export function readBucketDeployments(stack: Stack, buckets: readonly Bucket[]): CustomResource[] {
  return stack
    .resources('Custom::CDKBucketDeployment', BucketDeploymentProperties)
    .map(({ id, properties }) => ({
      id,
      properties,
      deploy: async () => {
        await copyAssets(stack, buckets, properties)
        return undefined
      },
    }))
}

async function copyAssets(
  stack: Stack,
  buckets: readonly Bucket[],
  properties: z.infer<typeof BucketDeploymentProperties>,
): Promise<void> {
  const bucket = buckets.find(({ name }) => name === properties.DestinationBucketName)
  if (!bucket) {
    throw new CommandError(
      `The template deploys to the bucket ${properties.DestinationBucketName}, which it does not contain.`,
    )
  }
  for (const objectKey of properties.SourceObjectKeys) {
    const folder = stack.assembly.assetPath(objectKey)
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => statSync(path.join(folder, file)).isFile() && isSynced(file, properties),
    )
    await Promise.all(
      files.map(async (file) => {
        const key = path.posix.join(properties.DestinationBucketKeyPrefix, file.split(path.sep).join('/'))
        const headers = { 'content-type': guessedContentType(file), ...properties.SystemMetadata }
        await bucket.put(key, await readFile(path.join(folder, file)), headers)
      }),
    )
  }
}

/** Inclusions apply after exclusions, as in `aws s3 sync`. */
function isSynced(file: string, { Exclude, Include }: z.infer<typeof BucketDeploymentProperties>): boolean {
  const matches = (pattern: string) => matchesWildcards(file, pattern)
  return Include.some(matches) || !Exclude.some(matches)
}

/** The types that `aws s3 sync` guesses. It does not know WOFF2 and WebP. */
const guessedTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/vnd.microsoft.icon',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.webmanifest': 'application/manifest+json',
}

function guessedContentType(file: string): string {
  return guessedTypes[path.extname(file).toLowerCase()] ?? 'binary/octet-stream'
}
