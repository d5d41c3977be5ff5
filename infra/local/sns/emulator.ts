import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, textResponse, xmlError, xmlResponse } from '../http/message.ts'
import { readJson } from '../readJson.ts'

/** The topics that functions have made, by ARN, each with its subscription. */
const Topics = z.record(
  z.string(),
  z.nullable(z.object({ address: z.string(), token: z.string(), isConfirmed: z.boolean() })),
)

/**
 * SNS, which passes messages to `deliver`: those of a topic of the template always, and those of a topic that a function
 * has made if its address has been confirmed. The link that confirms an address is such a message, too.
 */
export function sns(file: string, deliver: (message: string) => void): Service {
  const stored = () => readJson(file, Topics) ?? {}
  const change = (topics: z.infer<typeof Topics>) =>
    writeFileSync(file, JSON.stringify({ ...stored(), ...topics }), { mode: 0o600 })

  const actions: Record<string, (topic: string, request: HttpRequest) => string | null> = {
    GetTopicAttributes: () =>
      `<Attributes><entry><key>SubscriptionsConfirmed</key><value>0</value></entry></Attributes>`,
    CreateTopic: (topic) => {
      if (stored()[topic] === undefined) change({ [topic]: null })
      return `<TopicArn>${topic}</TopicArn>`
    },
    Subscribe: (topic, request) => {
      const [address, token] = [field(request, 'Endpoint'), randomUUID()]
      change({ [topic]: { address, token, isConfirmed: false } })
      const link = `http://${request.headers.host}${confirmation}${token}`
      deliver(`To ${address}: open ${link} to get notices.`)
      return '<SubscriptionArn>pending confirmation</SubscriptionArn>'
    },
    ListSubscriptionsByTopic: (topic) => {
      const subscription = stored()[topic]
      if (subscription === undefined) return null
      if (subscription === null) return '<Subscriptions/>'
      const arn = subscription.isConfirmed ? `${topic}:${subscription.token}` : 'PendingConfirmation'
      const address = escapeHtml(subscription.address)
      return `<Subscriptions><member><SubscriptionArn>${arn}</SubscriptionArn><Endpoint>${address}</Endpoint></member></Subscriptions>`
    },
    DeleteTopic: (topic) => {
      const { [topic]: _, ...others } = stored()
      writeFileSync(file, JSON.stringify(others), { mode: 0o600 })
      return ''
    },
    Publish: (topic, request) => {
      const subscription = stored()[topic]
      const message = field(request, 'Message')
      if (subscription === undefined) deliver(message)
      else if (subscription?.isConfirmed) deliver(`To ${subscription.address}: ${message}`)
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
    respondUnsigned: ({ path }) => {
      const found = Object.entries(stored()).find(
        ([, subscription]) => path === `${confirmation}${subscription?.token}`,
      )
      const [topic, subscription] = found ?? []
      if (!topic || !subscription) return undefined
      change({ [topic]: { ...subscription, isConfirmed: true } })
      return textResponse(200, 'Notices reach this address now.', { 'content-type': 'text/plain' })
    },
  }
}

const confirmation = '/confirm-subscription/'

const topicOf = (request: HttpRequest) =>
  field(request, 'TopicArn') || regionalArn('sns', field(request, 'Name'))

const field = ({ body }: HttpRequest, name: string) => new URLSearchParams(body.toString()).get(name) ?? ''
