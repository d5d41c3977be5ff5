import { Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { mailTopic } from '../mailTopic.ts'
import { alarms, type Monitored } from './alarms.ts'

export function monitoring(
  scope: Construct,
  { alarmEmail, ...monitored }: Monitored & { alarmEmail?: string | undefined },
): void {
  const topic = mailTopic(scope, 'Alarms', alarmEmail)
  // `enforceSSL` gives the topic a policy, so CloudWatch may publish alarms only if the policy allows it.
  topic.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  alarms(scope, monitored, topic)
}
