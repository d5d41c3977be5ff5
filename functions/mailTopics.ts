import {
  CreateTopicCommand,
  DeleteTopicCommand,
  ListSubscriptionsByTopicCommand,
  NotFoundException,
  PublishCommand,
  SubscribeCommand,
} from '@aws-sdk/client-sns'
import type { NoticeAddress } from '#shared/entities/account.ts'
import { environment } from './environment.ts'
import { sns } from './sns.ts'

/** Each address has a topic of its own, beside that of the notices of call requests. Only SNS stores the address. */
const arnOf = (topic: string): string => `${environment('NOTICES_TOPIC')}-${topic}`

/** SNS sends a link to the address, which confirms it within two days. */
export async function openTopic(topic: string, address: string): Promise<void> {
  const TopicArn = arnOf(topic)
  const Name = TopicArn.slice(TopicArn.lastIndexOf(':') + 1)
  await sns().send(new CreateTopicCommand({ Name }))
  await sns().send(new SubscribeCommand({ TopicArn, Protocol: 'email', Endpoint: address }))
}

/** Ends the subscription, so that SNS no longer stores the address. */
export const closeTopic = (topic: string) => sns().send(new DeleteTopicCommand({ TopicArn: arnOf(topic) }))

/** Nothing is sent to an address that has ended. */
export async function sendTo(topic: string, Message: string): Promise<void> {
  await ifThere(() => sns().send(new PublishCommand({ TopicArn: arnOf(topic), Message })))
}

/** A topic with several addresses, which nothing makes, counts as one without. */
export async function addressOf(topic: string): Promise<NoticeAddress> {
  const list = new ListSubscriptionsByTopicCommand({ TopicArn: arnOf(topic) })
  const all = (await ifThere(() => sns().send(list)))?.Subscriptions ?? []
  const [subscription, ...others] = all.filter(({ SubscriptionArn }) => SubscriptionArn !== 'Deleted')
  const { SubscriptionArn: id = '', Endpoint: address } = subscription ?? {}
  if (!subscription || others.length > 0) return { state: 'ended' }
  return { state: id.startsWith('arn:') ? 'confirmed' : 'waiting', address }
}

async function ifThere<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof NotFoundException) return undefined
    throw error
  }
}
