import { type AwsOptions, type Service, startAws } from '../http/awsServer.ts'
import type { LocalServer } from '../http/server.ts'
import { createAccessKeys } from '../iam/accessKeys.ts'
import { clientConfig } from '../iam/clientConfig.ts'

const accessKeys = createAccessKeys()

/** Starts an emulator under test. */
export const startEmulator = (
  services: Readonly<Record<string, Service>>,
  options: Pick<AwsOptions, 'isDiskFull' | 'intercept'> = {},
): Promise<LocalServer> =>
  startAws(services, {
    ...options,
    accessKeys,
    logError: (error) => {
      throw error
    },
  })

export const { ownerKey } = accessKeys

/** An access key that allows one action on one resource. */
export const keyAllowing = (action: string, resource: string): string =>
  accessKeys.issue(`${action} ${resource}`, [
    { Effect: 'Allow', Action: [action], Resource: [resource], Condition: {} },
  ])

/** Options of an SDK client that does not retry. */
export const clientOptions = (address: string, key: string) => ({
  ...clientConfig(address, key),
  maxAttempts: 1,
})
