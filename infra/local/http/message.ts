/** A request of a viewer. Header names are in lower case; the path is not decoded. */
export interface HttpRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: Buffer
  /** The body exceeds what the service accepts, and is omitted. */
  bodyTooLarge?: boolean
  viewerAddress: string
}

/** Header names are in lower case. */
export interface HttpResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
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
