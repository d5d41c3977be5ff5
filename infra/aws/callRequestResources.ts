import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import {
  AccountRootPrincipal,
  Effect,
  PolicyDocument,
  PolicyStatement,
  StarPrincipal,
} from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { callRequestPurpose } from '#shared/callRequests.ts'
import { sealingKeyDescription } from '../outputs.ts'
import { retainedTable } from './contentTable.ts'
import { mailTopic } from './mailTopic.ts'

export type CallRequestResources = ReturnType<typeof callRequestResources>

export function callRequestResources(
  scope: Construct,
  { noticeEmail }: { noticeEmail?: string | undefined },
) {
  const table = retainedTable(scope, 'CallRequests')
  Validations.of(table).acknowledge({
    id: 'AwsSolutions-DDB3',
    reason: 'A deleted request would live on in a backup.',
  })
  return {
    table,
    key: sealingKey(scope),
    /** Tells staff that a call request waits, but nothing about the request. */
    notices: mailTopic(scope, 'Notices', noticeEmail),
  }
}

/** The policies of roles decide who seals and who opens. The key's own policy denies any other purpose. */
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
