/** CloudFront's event for a viewer-request function (event structure 1.0), as far as this site reads it. */
export interface EdgeEvent {
  viewer: { ip: string }
  request: EdgeRequest
}

export interface EdgeRequest {
  method: string
  /** The visitor's path, escapes included. */
  uri: string
  querystring: Record<string, EdgeValue>
  /** Names are lower case. */
  headers: Record<string, EdgeValue>
  cookies: Record<string, EdgeValue>
}

export interface EdgeValue {
  value: string
  multiValue?: { value: string }[]
}

export interface EdgeResponse {
  statusCode: number
  statusDescription: string
  headers: Record<string, EdgeValue>
}

export interface ViewerResponseEvent {
  request: Pick<EdgeRequest, 'querystring'>
  response: EdgeResponse
}
