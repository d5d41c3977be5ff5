import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Grant } from './grants.ts'

/** The names of what can be granted, as the stack made them. */
export interface Grantable {
  tableArn: string
  siteBucketArn: string
  mediaBucketArn: string
  releasesBucketArn: string
  distributionArn: string
  /** Not for the renderer's own grants. */
  rendererArn?: string
}

/** The policy statements of a function's grants, each for one exact resource. */
export function statementsOf(grants: readonly Grant[], on: Grantable): PolicyStatement[] {
  return grants.map(
    (grant) =>
      new PolicyStatement({
        actions: [...grant.actions],
        resources: [resourceOf(grant.on, on)],
        ...('partitions' in grant ? { conditions: onlyPartitions(grant.partitions) } : {}),
      }),
  )
}

function onlyPartitions(partitions: readonly string[]) {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } }
}

function resourceOf(what: Grant['on'], on: Grantable): string {
  switch (what) {
    case 'table':
      return on.tableArn
    case 'siteList':
      return on.siteBucketArn
    case 'siteObjects':
      return `${on.siteBucketArn}/*`
    case 'siteAssets':
      return `${on.siteBucketArn}/assets/*`
    case 'releaseList':
      return on.releasesBucketArn
    case 'releaseObjects':
      return `${on.releasesBucketArn}/*`
    case 'mediaObjects':
      return `${on.mediaBucketArn}/media/*`
    case 'distribution':
      return on.distributionArn
    case 'renderer':
      if (on.rendererArn === undefined) throw new Error('This function is made before the renderer.')
      return on.rendererArn
    default:
      return `${on.tableArn}/index/${what}`
  }
}
