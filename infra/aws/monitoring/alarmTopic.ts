import { Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** The one topic that every alarm goes to, and who gets it by mail. */
export function alarmTopic(scope: Construct, email: string | undefined): Topic {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true })
  // A topic with a policy of its own no longer takes what its account's alarms send, unless the policy says so.
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
