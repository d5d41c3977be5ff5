import type { ServerResponse } from 'node:http'
import { escapeXml } from '../http/xml.ts'
import type { Principal } from '../iam/accessKeys.ts'
import type { AccessRequest } from '../iam/policy.ts'

export function respondWithError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`,
  )
}

export function respondWithDenial(
  response: ServerResponse,
  { name }: Principal,
  { action, resource }: AccessRequest,
): void {
  respondWithError(
    response,
    403,
    'AccessDenied',
    `User: ${name} is not authorized to perform: ${action} on resource: "${resource}" because no identity-based policy allows the ${action} action`,
  )
}
