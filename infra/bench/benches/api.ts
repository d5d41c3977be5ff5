import autocannon from 'autocannon'
import { apiAddresses } from '../../testing/apiAddresses.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { count, ms, requestsPerSecond, times } from '../support/row.ts'

const connections = 20
const duration = 3

/** Throughput of the API through the local system: from warm functions, and from the edge's cache. */
export const api: Bench = async ({ runs = 3, log, site }) => {
  const { address, invocations } = await site()
  const paths = await apiAddresses(address)
  let serial = 0
  const cached = () => paths[serial++ % paths.length] ?? '/'
  // The edge keys on a query name that only some endpoints read: the same request under a new address.
  const uncached = () => {
    const path = cached()
    const unread = path.includes('page=') ? 'servicePageId' : 'page'
    return `${path}${path.includes('?') ? '&' : '?'}${unread}=${serial}`
  }
  const load = (path: () => string, options: Partial<autocannon.Options>) =>
    autocannon({
      url: address,
      headers: { 'accept-encoding': 'br' },
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
      ...options,
    })
  log(
    `${paths.length} addresses: to warm up, one at a time, then ${runs} times with ${connections} connections`,
  )
  await load(uncached, { connections, duration })
  const single = await load(uncached, { connections: 1, amount: paths.length })
  const invoked = async () => Object.values(await invocations()).reduce((sum, number) => sum + number, 0)
  const before = await invoked()
  const loads = await repeat(runs, async () => ({
    function: await load(uncached, { connections, duration }),
    edge: await load(cached, { connections, duration }),
  }))
  const results = loads.flatMap((one) => [one.function, one.edge])
  const succeeded = loads.reduce((sum, one) => sum + one.function['2xx'], 0)
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  const rate = (from: 'function' | 'edge') => loads.map((one) => one[from].requests.average)
  const latency = (from: 'function' | 'edge') => loads.map((one) => one[from].latency.p50)
  return [
    ms('warm GET through its function, one at a time, median', single.latency.p50, { atMost: 10 }),
    requestsPerSecond(`warm GET through its function, ${connections} connections`, rate('function'), {
      atLeast: 200,
    }),
    ms('  median latency at that load', latency('function')),
    times('  invocations for each request', ((await invoked()) - before) / succeeded),
    requestsPerSecond(`warm GET from the edge, ${connections} connections`, rate('edge'), { atLeast: 200 }),
    ms('  median latency at that load', latency('edge'), { atMost: 10 }),
    count('API responses that were not 200', failed, { atMost: 0 }),
  ]
}
