import { Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { alarms, type Monitored } from './alarms.ts'

export function monitoring(
  scope: Construct,
  { alarmEmail, ...monitored }: Monitored & { alarmEmail?: string | undefined },
): void {
  alarms(scope, monitored, alarmTopic(scope, alarmEmail))
}

function alarmTopic(scope: Construct, email: string | undefined): Topic {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true })
  // `enforceSSL` gives the topic a policy, and with a policy it takes no alarm unless the policy allows it.
  topic.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  if (email !== undefined) topic.addSubscription(new EmailSubscription(email))
  return topic
}
