import { region } from '../../settings.ts'

/** Milliseconds after which AWS counts as unreachable. */
const timeout = 5_000

export const awsOptions = {
  region,
  maxAttempts: 1,
  requestHandler: { connectionTimeout: timeout, requestTimeout: timeout, throwOnRequestTimeout: true },
}
