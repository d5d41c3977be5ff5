/** What a stack tells the operator's commands about itself: the names of its outputs. */
export const outputs = {
  address: 'Address',
  table: 'TableName',
  siteBucket: 'SiteBucket',
  releasesBucket: 'ReleasesBucket',
  release: 'Release',
  renderFunction: 'RenderFunction',
  distribution: 'DistributionId',
  nextStep: 'NextStep',
} as const

export type OutputName = (typeof outputs)[keyof typeof outputs]

/** The name of a stage's stack. */
export const stackNameOf = (stage: string): string => `RecoverySite-${stage}`
