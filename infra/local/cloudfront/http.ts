/** A request on its way from a visitor to an origin. Header names are lower case, the path is not decoded. */
export interface EdgeHttpRequest {
  method: string
  path: string
  /** Without the question mark. */
  query: string
  headers: Record<string, string>
  body: Buffer
  /** The body was larger than API Gateway takes, and is left out. */
  tooLarge?: boolean
  viewerAddress: string
}

/** What comes back. Header names are lower case. */
export interface EdgeHttpResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** The value of a header that is given once. */
export function headerOf(answer: EdgeHttpResponse, name: string): string | undefined {
  const value = answer.headers[name]
  return Array.isArray(value) ? value[0] : value
}
