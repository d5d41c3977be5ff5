import { randomUUID } from 'node:crypto'
import type { Service } from '../http/awsServer.ts'
import { senderError, xmlResponse } from '../http/xml.ts'
import { denialOf } from '../iam/accessKeys.ts'

/** SNS's Publish operation; `deliver` gets the message in place of the topic's subscribers. */
export const sns =
  (deliver: (message: string) => void): Service =>
  async ({ body }, principal) => {
    const input = new URLSearchParams(body.toString())
    const access = {
      action: `sns:${input.get('Action')}`,
      resource: input.get('TopicArn') ?? '',
      context: {},
    }
    if (access.action !== 'sns:Publish' || !principal.isAllowed(access))
      return senderError(403, 'AuthorizationError', denialOf(principal, access))
    deliver(input.get('Message') ?? '')
    const result = `<PublishResult><MessageId>${randomUUID()}</MessageId></PublishResult>`
    return xmlResponse(200, `<PublishResponse>${result}</PublishResponse>`)
  }
