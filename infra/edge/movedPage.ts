import type { EdgeResponse, ViewerResponseEvent } from './edgeEvent.ts'
import { queryOf } from './queryOf.ts'

/**
 * Viewer-response function of the pages. An object whose metadata name a target becomes a redirect. If targets
 * depend on the query, the metadata list them as `id=7>/faq id=8>/blog /about`. Without a match, the object is
 * the 404 page. Other parameters of the visitor's query stay in the redirect.
 */
export function handler(event: ViewerResponseEvent): EdgeResponse {
  const response = event.response
  const moved = response.headers['x-amz-meta-redirect-to']
  if (!moved) return response
  delete response.headers['x-amz-meta-redirect-to']
  const querystring = event.request.querystring
  const sent = queryOf(querystring, []).slice(1).toLowerCase().split('&')
  const found = moved.value
    .split(' ')
    .filter((address) => parametersOf(address).every((one) => isSent(one, sent)))
  const address = found[0]
  if (address === undefined) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
    return response
  }
  const target = address.slice(address.indexOf('>') + 1).split('#')
  const query = queryOf(querystring, parametersOf(address).map(nameOf))
  response.statusCode = 301
  response.statusDescription = 'Moved Permanently'
  response.headers.location = { value: target[0] + query + (target[1] ? `#${target[1]}` : '') }
  return response
}

const parametersOf = (address: string): string[] =>
  address.indexOf('>') < 0 ? [] : (address.split('>')[0] || '').split('&')

const nameOf = (parameter: string): string => parameter.split('=')[0] || ''

/** A parameter without a value matches any value. */
const isSent = (parameter: string, sent: readonly string[]): boolean =>
  sent.some((one) => one === parameter || nameOf(one) === parameter)
