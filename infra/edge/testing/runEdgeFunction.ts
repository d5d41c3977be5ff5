import { runInNewContext } from 'node:vm'
import type { EdgeEvent, EdgeRequest, EdgeResponse } from '../edgeEvent.ts'
import { type EdgeFunctionName, edgeSource } from '../edgeSource.ts'

/** The result of an edge function for a visitor's request: it runs as CloudFront gets it, without Node.js. */
export function runEdgeFunction(
  name: EdgeFunctionName,
  request: Partial<EdgeRequest>,
): EdgeRequest | EdgeResponse {
  const event: EdgeEvent = {
    viewer: { ip: '203.0.113.7' },
    request: { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {}, ...request },
  }
  const script = `${edgeSource(name)};JSON.stringify(handler(${JSON.stringify(event)}))`
  return JSON.parse(runInNewContext(script))
}
