import { region } from '../../settings.ts'

/** In milliseconds: when AWS counts as unreachable. */
const timeout = 5_000

export const awsOptions = {
  region,
  maxAttempts: 1,
  requestHandler: { connectionTimeout: timeout, requestTimeout: timeout, throwOnRequestTimeout: true },
}
