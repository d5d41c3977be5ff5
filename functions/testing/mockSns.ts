import {
  CreateTopicCommand,
  DeleteTopicCommand,
  GetTopicAttributesCommand,
  ListSubscriptionsByTopicCommand,
  NotFoundException,
  PublishCommand,
  SNSClient,
  SubscribeCommand,
} from '@aws-sdk/client-sns'
import { mockClient } from './mockClient.ts'

/** SNS with the topics that functions make. `mails` are what it has sent, the newest last. */
export function mockSns() {
  const sns = mockClient(SNSClient)
  const topics = new Map<string, { address: string; isConfirmed: boolean } | undefined>()
  const mails: { to: string; text: string }[] = []
  const failures: Error[] = []
  const arnOf = (topic = '') =>
    topic.startsWith('arn:') ? topic : `arn:aws:sns:us-east-1:111122223333:${topic}`
  const restart = () => {
    sns.reset()
    mails.length = 0
    topics.clear()
    sns.on(GetTopicAttributesCommand).resolves({ Attributes: {} })
    sns.on(CreateTopicCommand).callsFake(({ Name }) => {
      const TopicArn = arnOf(Name)
      if (!topics.has(TopicArn)) topics.set(TopicArn, undefined)
      return { TopicArn }
    })
    sns.on(SubscribeCommand).callsFake(({ TopicArn, Endpoint: address }) => {
      topics.set(TopicArn, { address, isConfirmed: false })
      mails.push({ to: address, text: 'Confirm' })
      return {}
    })
    sns.on(ListSubscriptionsByTopicCommand).callsFake(({ TopicArn }) => {
      if (!topics.has(TopicArn)) throw new NotFoundException({ message: '', $metadata: {} })
      const { address: Endpoint, isConfirmed } = topics.get(TopicArn) ?? {}
      const SubscriptionArn = isConfirmed ? `${TopicArn}:1` : 'PendingConfirmation'
      return { Subscriptions: Endpoint === undefined ? [] : [{ SubscriptionArn, Endpoint }] }
    })
    sns.on(DeleteTopicCommand).callsFake(({ TopicArn }) => {
      topics.delete(TopicArn)
      return {}
    })
    sns.on(PublishCommand).callsFake(({ TopicArn, Message: text }) => {
      const error = failures.pop()
      if (error) throw error
      const { address: to, isConfirmed } = topics.get(TopicArn) ?? {}
      if (to !== undefined && isConfirmed) mails.push({ to, text })
      return {}
    })
  }
  restart()
  return {
    sns,
    mails,
    restart,
    addresses: () => [...topics.values()].flatMap((topic) => topic?.address ?? []),
    /** The next message cannot be sent. */
    failOnce: (error: Error) => failures.push(error),
    confirm: (address: string) => {
      for (const topic of topics.values()) if (topic?.address === address) topic.isConfirmed = true
    },
    /** The link to unsubscribe, or two days without a confirmation. */
    end: (address: string) => {
      for (const [arn, topic] of topics) if (topic?.address === address) topics.set(arn, undefined)
    },
  }
}
