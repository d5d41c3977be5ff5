import { randomUUID } from 'node:crypto'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, xmlResponse } from '../http/message.ts'

/** SNS's Publish operation; `deliver` gets the message in place of the topic's subscribers. */
export const sns = (deliver: (message: string) => void): Service => ({
  errors: 'xml',
  accessesOf: (request) => [{ action: 'sns:Publish', resource: field(request, 'TopicArn'), context: {} }],
  respond: async (request) => {
    deliver(field(request, 'Message'))
    const result = `<PublishResult><MessageId>${randomUUID()}</MessageId></PublishResult>`
    return xmlResponse(200, `<PublishResponse>${result}</PublishResponse>`)
  },
})

const field = ({ body }: HttpRequest, name: string) => new URLSearchParams(body.toString()).get(name) ?? ''
