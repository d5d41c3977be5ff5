import type { ApiHandler } from './event.ts'

/** The handler of a function with several endpoints. API Gateway has matched the request, and names its route. */
export const byRoute =
  (handlers: Readonly<Record<string, ApiHandler>>): ApiHandler =>
  async (event, context) => {
    const handler = handlers[event.routeKey.replace(/^HEAD /, 'GET ')]
    if (!handler) throw new Error(`This function has no handler of ${event.routeKey}`)
    return handler(event, context)
  }
