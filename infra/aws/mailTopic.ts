import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

export function mailTopic(scope: Construct, id: string, address: string | undefined): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true })
  if (address !== undefined) topic.addSubscription(new EmailSubscription(address))
  return topic
}
