import type { EdgeResponse, ViewerResponseEvent } from './edgeEvent.ts'

/** Viewer-response function of the pages: an object with the address that its page has now is a redirect to it. */
export function handler(event: ViewerResponseEvent): EdgeResponse {
  const response = event.response
  const moved = response.headers['x-amz-meta-redirect-to']
  if (!moved) return response
  delete response.headers['x-amz-meta-redirect-to']
  response.statusCode = 301
  response.statusDescription = 'Moved Permanently'
  response.headers.location = { value: moved.value }
  return response
}
