import autocannon from 'autocannon'
import type { Benchmark } from './benchmark.ts'
import { median } from './median.ts'
import { readAddresses } from './readAddresses.ts'

const connections = 20
/** Seconds of load, and of the load that warms everything before. */
const [seconds, warming] = [5, 6] as const

/** How quickly the API answers through the local system: with functions that are warm, and from what the edge has kept. */
export const api: Benchmark = {
  name: 'api',
  run: async ({ runs = 3, say, site }) => {
    const { address, invocations } = await site()
    const addresses = await readAddresses(address)
    const invoked = async () => Object.values(await invocations()).reduce((sum, one) => sum + one, 0)
    const fresh = addressesNeverAsked(addresses)
    say(`warming: ${addresses.length} API addresses`)
    await load(address, fresh, warming)
    say('one at a time')
    const alone = await eachAlone(
      address,
      addresses.map(() => fresh()),
    )
    const answered: autocannon.Result[] = []
    const kept: autocannon.Result[] = []
    const before = await invoked()
    for (let run = 1; run <= runs; run += 1) {
      say(`${connections} connections, run ${run} of ${runs}`)
      answered.push(await load(address, fresh, seconds))
      kept.push(await load(address, (at) => addresses[at % addresses.length] ?? '/', seconds))
    }
    const asked = answered.reduce((sum, one) => sum + one['2xx'], 0)
    return [
      {
        figure: 'warm GET through its function, one at a time, median',
        measured: median(alone),
        unit: 'ms',
        bound: { atMost: 10 },
      },
      {
        figure: `warm GET through its function, ${connections} connections`,
        measured: median(answered.map(({ requests }) => requests.average)),
        unit: 'requests/s',
        bound: { atLeast: 200 },
      },
      {
        figure: '  median wait at that load',
        measured: median(answered.map(({ latency }) => latency.p50)),
        unit: 'ms',
      },
      {
        figure: '  invocations for each request',
        measured: ((await invoked()) - before) / asked,
        unit: 'times',
      },
      {
        figure: `warm GET from the edge, ${connections} connections`,
        measured: median(kept.map(({ requests }) => requests.average)),
        unit: 'requests/s',
        bound: { atLeast: 200 },
      },
      {
        figure: '  median wait at that load',
        measured: median(kept.map(({ latency }) => latency.p50)),
        unit: 'ms',
        bound: { atMost: 10 },
      },
      {
        figure: 'API answers that were not 200',
        measured: [...answered, ...kept].reduce((sum, one) => sum + one.non2xx + one.errors, 0),
        unit: '',
        bound: { atMost: 0 },
      },
    ]
  },
}

/** The same questions, each in an address that the edge has not seen: it tells addresses apart by a name that only some rows read. */
function addressesNeverAsked(addresses: readonly string[]): () => string {
  let serial = 0
  return () => {
    serial += 1
    const address = addresses[serial % addresses.length] ?? '/'
    const unread = address.includes('page=') ? 'servicePageId' : 'page'
    return `${address}${address.includes('?') ? '&' : '?'}${unread}=${serial}`
  }
}

/** Asks for the addresses in turn, over all connections together. */
function load(address: string, pathAt: (at: number) => string, duration: number): Promise<autocannon.Result> {
  let asked = 0
  return autocannon({
    url: address,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: pathAt(asked++) }) }],
  })
}

/** Milliseconds of each. */
async function eachAlone(address: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) {
    const began = performance.now()
    const answer = await fetch(address + path)
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}
