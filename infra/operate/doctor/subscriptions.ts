import {
  GetSubscriptionAttributesCommand,
  paginateListSubscriptionsByTopic,
  SNSClient,
  type Subscription,
} from '@aws-sdk/client-sns'
import { region } from '../../settings.ts'
import { awsOptions } from './awsOptions.ts'
import { type Finding, fine, hint, type PlannedDeploy, stop } from './check.ts'

/** The settings with mail addresses, each with the logical id of its topic and what the topic sends. */
const topics = [
  { settings: ['alarmEmail', 'secondAlarmEmail'], id: 'Alarms', mails: 'alarms' },
  { settings: ['noticeEmail'], id: 'Notices', mails: 'notices of call requests' },
] as const

/** Checks that mails arrive. AWS does not report that a subscription is unconfirmed, or ended by a mail scanner. */
export async function* subscriptions({ stack }: PlannedDeploy): AsyncIterable<Finding> {
  const client = new SNSClient(awsOptions)
  for (const { settings, id, mails } of topics) {
    const [address, ...others] = settings.flatMap((name) => stack?.settings[name] ?? [])
    const topic = stack?.resources.find(({ id: arn }) =>
      new RegExp(`^arn:aws:sns:.*-${id}[0-9A-F]{8}-`).test(arn),
    )
    if (!address || !topic) continue
    const found: Subscription[] = []
    for await (const page of paginateListSubscriptionsByTopic({ client }, { TopicArn: topic.id }))
      found.push(...(page.Subscriptions ?? []))
    for (const subscription of found) yield await stateOf(client, subscription, mails)
    const howToSubscribe = (to: string | boolean) =>
      `If the mail to ${to} is lost or older than two days, send another: aws sns subscribe --region ${region} --topic-arn ${topic.id} --protocol email --notification-endpoint ${to}. Then confirm it as docs/runbooks/mail.md says.`
    if (!found.some(({ SubscriptionArn = '' }) => SubscriptionArn.startsWith('arn:')))
      yield stop(
        `Nobody gets ${mails}: no subscription of ${topic.id} is confirmed. ${howToSubscribe(address)}`,
      )
    for (const other of others)
      if (!found.some(({ Endpoint }) => Endpoint === other))
        yield hint(`${other} gets no ${mails}: it has no subscription. ${howToSubscribe(other)}`)
  }
}

async function stateOf(
  client: SNSClient,
  { SubscriptionArn = '', Endpoint: address }: Subscription,
  mails: string,
): Promise<Finding> {
  if (!SubscriptionArn.startsWith('arn:'))
    return hint(
      `${address} gets no ${mails} yet: the subscription is ${states[SubscriptionArn] ?? SubscriptionArn}.`,
    )
  const { Attributes } = await client.send(new GetSubscriptionAttributesCommand({ SubscriptionArn }))
  return Attributes?.ConfirmationWasAuthenticated === 'true'
    ? fine(`${address} gets ${mails}: the subscription is confirmed.`)
    : hint(
        `${address} gets ${mails}, until somebody or a mail scanner follows the link to unsubscribe in one of them: confirm the subscription again as docs/runbooks/mail.md says.`,
      )
}

const states: Record<string, string> = {
  PendingConfirmation: 'not confirmed',
  Deleted: 'removed by a link in a mail',
}
