import { escapeHtml } from '#shared/html/escapeHtml.ts'

/** A request of a viewer. Header names are in lower case. The path is not decoded. */
export interface HttpRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: Buffer
  /** The body is omitted because it exceeds the service's limit. */
  bodyTooLarge?: boolean
  viewerAddress: string
}

/** Header names are in lower case. */
export interface HttpResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** Undefined if an escape in the path is malformed. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

export function headerOf(response: HttpResponse, name: string): string | undefined {
  const value = response.headers[name]
  return Array.isArray(value) ? value[0] : value
}

export const textResponse = (
  status: number,
  text: string,
  headers: HttpResponse['headers'],
): HttpResponse => ({ status, headers, body: Buffer.from(text) })

export const jsonResponse = (
  status: number,
  body: unknown,
  headers: HttpResponse['headers'] = {},
): HttpResponse =>
  textResponse(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers })

export const jsonError = (status: number, code: string, message: string): HttpResponse =>
  jsonResponse(status, { __type: code, message }, { 'x-amzn-errortype': code })

export const xmlResponse = (status: number, xml: string): HttpResponse =>
  textResponse(status, `<?xml version="1.0" encoding="UTF-8"?>${xml}`, { 'content-type': 'text/xml' })

export const xmlError = (status: number, code: string, message: string): HttpResponse =>
  xmlResponse(
    status,
    `<ErrorResponse><Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error></ErrorResponse>`,
  )
