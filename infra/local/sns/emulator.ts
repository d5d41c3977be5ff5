import { randomUUID } from 'node:crypto'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, xmlResponse } from '../http/message.ts'

/** SNS's Publish, which passes the message to `deliver`, and GetTopicAttributes, as for a topic without subscribers. */
export const sns = (deliver: (message: string) => void): Service => ({
  errors: 'xml',
  accessesOf: (request) => [
    { action: `sns:${field(request, 'Action')}`, resource: field(request, 'TopicArn'), context: {} },
  ],
  respond: async (request) => {
    if (field(request, 'Action') === 'GetTopicAttributes') return xmlResponse(200, withoutSubscribers)
    deliver(field(request, 'Message'))
    const result = `<PublishResult><MessageId>${randomUUID()}</MessageId></PublishResult>`
    return xmlResponse(200, `<PublishResponse>${result}</PublishResponse>`)
  },
})

const withoutSubscribers =
  '<GetTopicAttributesResponse><GetTopicAttributesResult><Attributes>' +
  '<entry><key>SubscriptionsConfirmed</key><value>0</value></entry>' +
  '</Attributes></GetTopicAttributesResult></GetTopicAttributesResponse>'

const field = ({ body }: HttpRequest, name: string) => new URLSearchParams(body.toString()).get(name) ?? ''
