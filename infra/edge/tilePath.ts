import type { EdgeEvent, EdgeRequest, EdgeResponse } from './edgeEvent.ts'

/** Viewer-request function of the map. No query, cookie or header may tell the tile service who the visitor is. */
export function handler(event: EdgeEvent): EdgeRequest | EdgeResponse {
  const request = event.request
  const tile = /^\/tiles(\/[0-9]{1,2}\/[0-9]{1,7}\/[0-9]{1,7})(\.png)?$/.exec(request.uri)
  if (!tile) {
    return {
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'cache-control': { value: 'public, max-age=3600' } },
    }
  }
  request.uri = `${tile[1]}.png`
  request.querystring = {}
  request.cookies = {}
  const site = `https://${request.headers.host ? request.headers.host.value : ''}/`
  request.headers.referer = { value: site }
  request.headers['user-agent'] = { value: `recovery-clinic-site (map of its offices; ${site}contact-us)` }
  return request
}
