import type { EdgeEvent, EdgeRequest } from './edgeEvent.ts'

/**
 * CloudFront viewer-request function of the API. Handlers count attempts by the visitor's address, and compare an
 * `Origin` with the host that the visitor requested: CloudFront calls the API under another host name. Both headers
 * replace whatever the visitor sent under their names.
 */
export function handler(event: EdgeEvent): EdgeRequest {
  const headers = event.request.headers
  headers['x-viewer-address'] = { value: event.viewer.ip }
  headers['x-viewer-host'] = { value: headers.host ? headers.host.value : '' }
  return event.request
}
