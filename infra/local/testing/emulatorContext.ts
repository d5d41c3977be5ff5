import { createAccessKeys } from '../iam/accessKeys.ts'
import { clientConfig } from '../iam/clientConfig.ts'

const accessKeys = createAccessKeys()

/** The context of an emulator under test. */
export const emulatorContext = {
  accessKeys,
  logError: (error: unknown) => {
    throw error
  },
  isDiskFull: () => false,
  faults: {},
}

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
