import type { EdgeEvent, EdgeRequest, EdgeResponse } from './edgeEvent.ts'

/**
 * CloudFront viewer-request function of the map: `/tiles/9/134/203` is the tile service's `/9/134/203.png`.
 * The tile service gets no query and no cookie, which could identify the visitor.
 */
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
  return request
}
