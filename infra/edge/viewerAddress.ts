import type { EdgeEvent, EdgeRequest } from './edgeEvent.ts'

/**
 * CloudFront viewer-request function of the API: tells the handlers the visitor's address, which rate limits
 * count by. Whatever the visitor sent under that name is overwritten.
 */
export function handler(event: EdgeEvent): EdgeRequest {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return event.request
}
