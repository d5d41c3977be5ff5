import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

export function mailTopic(
  scope: Construct,
  id: string,
  ...addresses: readonly (string | undefined)[]
): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true })
  for (const address of new Set(addresses))
    if (address !== undefined) topic.addSubscription(new EmailSubscription(address))
  return topic
}
