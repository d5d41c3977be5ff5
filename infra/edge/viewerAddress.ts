import type { EdgeEvent, EdgeRequest } from './edgeEvent.ts'

/**
 * CloudFront viewer-request function of the API: tells the handlers the visitor's address, which rate limits
 * count by, and the host that the visitor asked, which an `Origin` is held against, since the API itself is
 * asked under another name. Whatever the visitor sent under these names is overwritten.
 */
export function handler(event: EdgeEvent): EdgeRequest {
  const headers = event.request.headers
  headers['x-viewer-address'] = { value: event.viewer.ip }
  headers['x-viewer-host'] = { value: headers.host ? headers.host.value : '' }
  return event.request
}
