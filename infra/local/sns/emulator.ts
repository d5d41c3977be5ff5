import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type LocalServer, readBody, startServer } from '../http/server.ts'
import { escapeXml } from '../http/xml.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'

/** SNS's Publish operation; `deliver` gets the message in place of the topic's subscribers. */
export function startSns(
  deliver: (message: string) => void,
  { accessKeys, logError }: EmulatorContext,
): Promise<LocalServer> {
  return startServer(
    async (request, response) => {
      const body = (await readBody(request, 512 * 1024)) ?? Buffer.alloc(0)
      const input = new URLSearchParams(body.toString())
      const resource = input.get('TopicArn') ?? ''
      const action = `sns:${input.get('Action')}`
      const principal = accessKeys.principalOf(request.headers)
      if (action !== 'sns:Publish' || !principal?.isAllowed({ action, resource, context: {} })) {
        const denial = `User: ${principal?.name} is not authorized to perform: ${action} on resource: ${resource}`
        const error = `<Error><Type>Sender</Type><Code>AuthorizationError</Code><Message>${escapeXml(denial)}</Message></Error>`
        return respond(response, 403, `<ErrorResponse>${error}</ErrorResponse>`)
      }
      deliver(input.get('Message') ?? '')
      const result = `<PublishResult><MessageId>${randomUUID()}</MessageId></PublishResult>`
      respond(response, 200, `<PublishResponse>${result}</PublishResponse>`)
    },
    { logError },
  )
}

function respond(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
}
