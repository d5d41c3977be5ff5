import { CommandError } from './commandError.ts'

export const outputs = {
  address: 'Address',
  table: 'TableName',
  siteBucket: 'SiteBucket',
  mediaBucket: 'MediaBucket',
  renderFunction: 'RenderFunction',
  distribution: 'DistributionId',
  settings: 'Settings',
  nextStep: 'NextStep',
} as const

export type OutputName = (typeof outputs)[keyof typeof outputs]

type StackOutputs = Record<keyof typeof outputs, string>

export function parseOutputs(values: Record<string, string>): StackOutputs {
  const missing = Object.values(outputs).filter((name) => values[name] === undefined)
  if (missing.length > 0)
    throw new CommandError(`The stack has no output ${missing.join(', ')}: deploy it again.`)
  return Object.fromEntries(Object.entries(outputs).map(([key, name]) => [key, values[name]])) as StackOutputs // No output is missing.
}

export const stackNameOf = (stage: string): string => `RecoverySite-${stage}`

/** `npm run doctor` finds the key of a deleted stack by this description. */
export const sealingKeyDescription = (stackName: string): string => `Seals the call requests of ${stackName}.`
