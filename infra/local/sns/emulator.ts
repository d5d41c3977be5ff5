import { randomUUID } from 'node:crypto'
import { startService } from '../http/httpHandler.ts'
import type { LocalServer } from '../http/server.ts'
import { senderError, xmlResponse } from '../http/xml.ts'
import { denialOf, type EmulatorContext } from '../iam/accessKeys.ts'

/** SNS's Publish operation; `deliver` gets the message in place of the topic's subscribers. */
export const startSns = (
  deliver: (message: string) => void,
  { accessKeys, logError }: EmulatorContext,
): Promise<LocalServer> =>
  startService(
    async ({ headers, body }) => {
      const input = new URLSearchParams(body.toString())
      const access = {
        action: `sns:${input.get('Action')}`,
        resource: input.get('TopicArn') ?? '',
        context: {},
      }
      const principal = accessKeys.principalOf(headers)
      if (access.action !== 'sns:Publish' || !principal?.isAllowed(access))
        return senderError(403, 'AuthorizationError', denialOf(principal, access))
      deliver(input.get('Message') ?? '')
      const result = `<PublishResult><MessageId>${randomUUID()}</MessageId></PublishResult>`
      return xmlResponse(200, `<PublishResponse>${result}</PublishResponse>`)
    },
    { logError },
  )
