import type { EdgeEvent, EdgeRequest } from './edgeEvent.ts'

/** Viewer-request function of the API. Handlers count attempts by the visitor's address, and compare an `Origin` with the
 * requested host, since CloudFront calls the API under another host name. A visitor cannot set either header. */
export function handler(event: EdgeEvent): EdgeRequest {
  const headers = event.request.headers
  headers['x-viewer-address'] = { value: event.viewer.ip }
  headers['x-viewer-host'] = { value: headers.host ? headers.host.value : '' }
  return event.request
}
