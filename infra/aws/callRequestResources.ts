import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { AttributeType, Billing, type ITable, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import {
  AccountRootPrincipal,
  Effect,
  PolicyDocument,
  PolicyStatement,
  StarPrincipal,
} from 'aws-cdk-lib/aws-iam'
import { type IKey, Key } from 'aws-cdk-lib/aws-kms'
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { callRequestPurpose } from '#shared/callRequests.ts'
import { table as shape } from '#shared/table.ts'
import { sealingKeyDescription } from '../outputs.ts'

export interface CallRequestResources {
  table: ITable
  key: IKey
  /** Tells staff that a request waits, and nothing about it. */
  notices: ITopic
}

export function callRequestResources(
  scope: Construct,
  { noticeEmail }: { noticeEmail?: string | undefined },
): CallRequestResources {
  const notices = new Topic(scope, 'Notices', { enforceSSL: true })
  if (noticeEmail !== undefined) notices.addSubscription(new EmailSubscription(noticeEmail))
  return { table: sealedTable(scope), key: sealingKey(scope), notices }
}

function sealedTable(scope: Construct): TableV2 {
  const table = new TableV2(scope, 'CallRequests', {
    partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.sortKey, type: AttributeType.STRING },
    billing: Billing.onDemand(),
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    timeToLiveAttribute: shape.timeToLive,
  })
  Validations.of(table).acknowledge({
    id: 'AwsSolutions-DDB3',
    reason: 'A deleted request would live on in a backup.',
  })
  return table
}

/** Roles decide who seals and who opens; the key itself serves no other purpose. */
function sealingKey(scope: Construct): Key {
  return new Key(scope, 'CallRequestsKey', {
    description: sealingKeyDescription(Stack.of(scope).stackName),
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    policy: new PolicyDocument({
      statements: [
        new PolicyStatement({
          principals: [new AccountRootPrincipal()],
          actions: ['kms:*'],
          resources: ['*'],
        }),
        new PolicyStatement({
          effect: Effect.DENY,
          principals: [new StarPrincipal()],
          actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
          resources: ['*'],
          conditions: { StringNotEquals: { 'kms:EncryptionContext:purpose': callRequestPurpose } },
        }),
      ],
    }),
  })
}
