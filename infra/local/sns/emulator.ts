import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, xmlError, xmlResponse } from '../http/message.ts'
import { readJson } from '../readJson.ts'

/** The topics that functions have made, by ARN, each with its subscription. The release before reads the other fields. */
const Topics = z.record(
  z.string(),
  z.nullable(z.object({ address: z.string(), token: z.string(), isConfirmed: z.boolean() })),
)

/**
 * SNS, which passes messages to `deliver`: those of a topic of the template, and those of a topic that a function has made
 * and to which an address is subscribed. No mail leaves the machine, so that no address has to confirm that it wants any.
 */
export function sns(file: string, deliver: (message: string) => void): Service {
  const stored = () => readJson(file, Topics) ?? {}
  const write = (topics: z.infer<typeof Topics>) =>
    writeFileSync(file, JSON.stringify(topics), { mode: 0o600 })

  const actions: Record<string, (topic: string, request: HttpRequest) => string | null> = {
    GetTopicAttributes: () =>
      `<Attributes><entry><key>SubscriptionsConfirmed</key><value>0</value></entry></Attributes>`,
    CreateTopic: (topic) => {
      if (stored()[topic] === undefined) write({ ...stored(), [topic]: null })
      return `<TopicArn>${topic}</TopicArn>`
    },
    Subscribe: (topic, request) => {
      const subscription = { address: field(request, 'Endpoint'), token: randomUUID(), isConfirmed: true }
      write({ ...stored(), [topic]: subscription })
      return `<SubscriptionArn>${topic}:${subscription.token}</SubscriptionArn>`
    },
    ListSubscriptionsByTopic: (topic) => {
      const subscription = stored()[topic]
      if (subscription === undefined) return null
      if (subscription === null) return '<Subscriptions/>'
      const address = escapeHtml(subscription.address)
      return `<Subscriptions><member><SubscriptionArn>${topic}:${subscription.token}</SubscriptionArn><Endpoint>${address}</Endpoint></member></Subscriptions>`
    },
    DeleteTopic: (topic) => {
      const { [topic]: _, ...others } = stored()
      write(others)
      return ''
    },
    Publish: (topic, request) => {
      const subscription = stored()[topic]
      const message = field(request, 'Message')
      if (subscription === undefined) deliver(message)
      else if (subscription) deliver(`To ${subscription.address}: ${message}`)
      return `<MessageId>${randomUUID()}</MessageId>`
    },
  }
  return {
    errors: 'xml',
    accessesOf: (request) => [
      { action: `sns:${field(request, 'Action')}`, resource: topicOf(request), context: {} },
    ],
    respond: async (request) => {
      const action = field(request, 'Action')
      const result = actions[action]?.(topicOf(request), request) ?? null
      return result === null
        ? xmlError(404, 'NotFound', 'Topic does not exist')
        : xmlResponse(
            200,
            `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`,
          )
    },
  }
}

const topicOf = (request: HttpRequest) =>
  field(request, 'TopicArn') || regionalArn('sns', field(request, 'Name'))

const field = ({ body }: HttpRequest, name: string) => new URLSearchParams(body.toString()).get(name) ?? ''
