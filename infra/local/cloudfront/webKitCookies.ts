import type { HttpRequest, HttpResponse } from '../http/message.ts'

type Respond = (request: HttpRequest) => Promise<HttpResponse>

/**
 * Safari accepts `Secure` cookies over https only, so it gets the site's cookies without `Secure` and `__Host-`.
 */
export const withWebKitCookies =
  (respond: Respond): Respond =>
  async (request) => {
    if (!isWebKit(request)) return respond(request)
    const { cookie } = request.headers
    const headers =
      cookie === undefined
        ? request.headers
        : { ...request.headers, cookie: cookie.replace(/(^|;\s*)http-(?=[^;=]+=)/g, '$1__Host-') }
    const response = await respond({ ...request, headers })
    const set = [response.headers['set-cookie'] ?? []].flat()
    if (set.length === 0) return response
    return { ...response, headers: { ...response.headers, 'set-cookie': set.map(overHttp) } }
  }

const overHttp = (cookie: string) => cookie.replace(/^__Host-/, 'http-').replace(/;\s*Secure\b/i, '')

/** Every browser on an iPhone is WebKit, whatever it calls itself. */
const isWebKit = ({ headers }: HttpRequest) =>
  /\bSafari\//.test(headers['user-agent'] ?? '') && !/Chrom(?:e|ium)\//.test(headers['user-agent'] ?? '')
