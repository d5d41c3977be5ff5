/** What CloudFront gives a viewer-request function (event structure 1.0), as far as this site reads it. */
export interface EdgeEvent {
  viewer: { ip: string }
  request: EdgeRequest
}

/** Header names are lower case; the address is as the viewer sent it, escapes and all. */
export interface EdgeRequest {
  method: string
  uri: string
  querystring: Record<string, EdgeValue>
  headers: Record<string, EdgeValue>
  cookies: Record<string, EdgeValue>
}

/** A value, and all of them where the name was given more than once. */
export interface EdgeValue {
  value: string
  multiValue?: { value: string }[]
}

/** An answer made at the edge, with no origin asked. */
export interface EdgeResponse {
  statusCode: number
  statusDescription: string
  headers: Record<string, EdgeValue>
}
