import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { CallRequestResources } from './callRequestResources.ts'
import { namedLikeFinding, wildcardFinding } from './findings.ts'

export type Grant =
  | {
      on: 'table' | 'callRequests'
      actions: readonly string[]
      /** The only partitions that the actions reach. `*` stands for any text. */
      partitions: readonly string[]
    }
  | {
      on: 'callRequestsKey'
      actions: readonly string[]
      /** The actions are allowed only with this `purpose` in the encryption context. */
      purpose: string
    }
  | {
      on: Undivided
      actions: readonly string[]
    }

/** Resources that a grant reaches as a whole. */
export type Undivided =
  | 'siteBucket'
  | 'siteObjects'
  | 'illustrations'
  | 'mediaObjects'
  | 'distribution'
  | 'renderFunction'
  | 'noticesTopic'
  | 'mailTopics'

interface GrantedResource {
  arn: string
  wildcard?: { id: string; reason: string }
}

export interface SiteResources {
  table: ITable
  callRequests: CallRequestResources
  site: IBucket
  media: IBucket
  edge: IDistribution
}

export type GrantedResources = Record<Grant['on'], GrantedResource>

export function grantedResources(
  { table, callRequests, site, media, edge }: SiteResources,
  renderFunctionArn: string,
): GrantedResources {
  return {
    table: { arn: table.tableArn },
    callRequests: { arn: callRequests.table.tableArn },
    callRequestsKey: { arn: callRequests.key.keyArn },
    noticesTopic: { arn: callRequests.notices.topicArn },
    mailTopics: addressTopics(callRequests.notices),
    siteBucket: { arn: site.bucketArn },
    siteObjects: objects(site, '*', 'The renderer writes every object of the site bucket, and of no other.'),
    illustrations: objects(site, 'art/*', 'Staff choose among the illustrations of the site.'),
    mediaObjects: objects(media, 'media/*', 'Staff upload images, each named after a hash of its content.'),
    distribution: { arn: edge.distributionArn },
    renderFunction: { arn: renderFunctionArn },
  }
}

export function statementOf(grant: Grant, resources: GrantedResources): PolicyStatement {
  return new PolicyStatement({
    actions: [...grant.actions],
    resources: [resources[grant.on].arn],
    ...('partitions' in grant && {
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...grant.partitions] } },
    }),
    ...('purpose' in grant && {
      conditions: { StringEquals: { 'kms:EncryptionContext:purpose': grant.purpose } },
    }),
  })
}

const objects = (bucket: IBucket, keys: string, reason: string): GrantedResource => ({
  arn: bucket.arnForObjects(keys),
  wildcard: { id: wildcardFinding(bucket, keys), reason },
})

const addressTopics = (notices: ITopic): GrantedResource => ({
  arn: `${notices.topicArn}-*`,
  wildcard: {
    id: namedLikeFinding(notices, '-*'),
    reason: 'Each address for notices has a topic of its own, which is named after that of all notices.',
  },
})
