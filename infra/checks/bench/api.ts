import autocannon from 'autocannon'
import type { Bench } from './bench.ts'
import { median } from './median.ts'
import { readAddresses } from './readAddresses.ts'

const connections = 20

/** How quickly the API answers through the local system: with functions that are warm, and from what the edge has kept. */
export const api: Bench = {
  name: 'api',
  run: async ({ runs = 3, say, site }) => {
    const { address, invocations } = await site()
    const addresses = await readAddresses(address)
    const invoked = async () => Object.values(await invocations()).reduce((sum, one) => sum + one, 0)
    // The edge keeps an answer for each encoding, so every encoding asks the functions once more.
    say(`${addresses.length} API addresses, functions cold`)
    const cold = await load({ address, addresses, encoding: 'gzip', amount: addresses.length })
    const before = await invoked()
    say('the same, functions warm')
    const warm = await load({ address, addresses, encoding: 'br', amount: addresses.length })
    const answered = (await invoked()) - before
    say('the same, one at a time')
    const alone = await eachAlone(address, addresses)
    const kept: autocannon.Result[] = []
    for (let run = 1; run <= runs; run += 1) {
      say(`the same from the edge, run ${run} of ${runs}`)
      kept.push(await load({ address, addresses, encoding: 'br', duration: 3 }))
    }
    return [
      {
        figure: 'warm GET through its function, one at a time, median',
        measured: median(alone),
        unit: 'ms',
        bound: { atMost: 10 },
      },
      {
        figure: `warm GET through its function (${answered} of ${addresses.length}), ${connections} connections`,
        measured: addresses.length / warm.duration,
        unit: 'requests/s',
        bound: { atLeast: 200 },
      },
      { figure: '  median wait at that load', measured: warm.latency.p50, unit: 'ms' },
      {
        figure: `cold GET through its function, ${connections} connections`,
        measured: addresses.length / cold.duration,
        unit: 'requests/s',
      },
      {
        figure: `GET from the edge, ${connections} connections`,
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
        measured: [cold, warm, ...kept].reduce((sum, one) => sum + one.non2xx + one.errors, 0),
        unit: '',
        bound: { atMost: 0 },
      },
    ]
  },
}

type Load = { address: string; addresses: readonly string[]; encoding: string } & (
  | { amount: number }
  | { duration: number }
)

/** Asks for the addresses in turn, over all connections together. */
function load({ address, addresses, encoding, ...limit }: Load): Promise<autocannon.Result> {
  let next = 0
  return autocannon({
    url: address,
    connections,
    headers: { 'accept-encoding': encoding },
    ...limit,
    requests: [
      {
        setupRequest: (request) => {
          next += 1
          return { ...request, path: addresses[next % addresses.length] ?? '/' }
        },
      },
    ],
  })
}

/** Milliseconds of each, without an encoding. */
async function eachAlone(address: string, addresses: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of addresses) {
    const began = performance.now()
    const answer = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}
