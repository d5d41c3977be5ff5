import path from 'node:path'
import autocannon from 'autocannon'
import { ownerOf } from '../../testing/owner.ts'
import { type MemoryUsage, siteAssembly, startInAProcess } from '../../testing/siteInAProcess.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import type { RawRequest } from '../hostile/wire.ts'
import type { Measurement, Scenario } from '../scenario.ts'
import { everyRoute } from './everyRoute.ts'

const connections = 50
const requests = 10_000
/** Memory is measured after each. The first one fills caches, function pools and connections. */
const rounds = 5
/** Bytes by which heap sizes differ from one garbage collection to the next. */
const noise = 8 * 1024 * 1024

/** 10,000 requests over every route at 50 connections: no server error, no growth of memory. */
export const loadScenario: Scenario = {
  name: 'load',
  run: async ({ folder, log }) => {
    const dataFolder = path.join(folder, 'data')
    const site = await startInAProcess(await siteAssembly(folder), dataFolder).started
    try {
      const owner = ownerOf(dataFolder)
      await addMember(owner, site, 'soaker')
      const routes = await everyRoute(site.address, await logIn(site.address, 'soaker'))
      log(`${routes.length} routes, once each as a warm-up`)
      await sendAll(site.address, routes, routes.length)
      const before = await site.memory()
      const results: autocannon.Result[] = []
      const heaps: number[] = []
      for (let round = 1; round <= rounds; round += 1) {
        log(`round ${round} of ${rounds}`)
        results.push(await sendAll(site.address, routes, requests / rounds))
        heaps.push((await site.memory()).heapUsed)
      }
      return findings(routes.length, results, { before, heaps, after: await site.memory() })
    } finally {
      await site.stop()
    }
  },
}

function sendAll(address: string, routes: readonly RawRequest[], amount: number): Promise<autocannon.Result> {
  let next = 0
  return autocannon({
    url: address,
    connections,
    amount,
    timeout: 30,
    requests: [
      {
        setupRequest: (request) => {
          const { method, path: address, headers, body } = routes[next++ % routes.length] ?? { path: '/' }
          return {
            ...request,
            path: address,
            method,
            headers,
            body: body && Buffer.from(body),
          } as typeof request
        },
      },
    ],
  })
}

function findings(
  routes: number,
  results: readonly autocannon.Result[],
  memory: { before: MemoryUsage; heaps: number[]; after: MemoryUsage },
): Measurement[] {
  const sum = (of: (result: autocannon.Result) => number) => results.reduce((all, one) => all + of(one), 0)
  const responses = sum(({ requests: { total } }) => total)
  const serverErrors = sum((result) => result['5xx'])
  const withoutResponse = sum(({ errors, timeouts }) => errors + timeouts)
  const worst = (of: (result: autocannon.Result) => number) => Math.max(...results.map(of))
  const growth = (memory.heaps.at(-1) ?? 0) - (memory.heaps[0] ?? 0)
  return [
    {
      subject: `requests over ${routes} routes at ${connections} connections`,
      figure: String(responses),
      passed: responses === requests,
    },
    { subject: 'responses 5xx', figure: String(serverErrors), passed: serverErrors === 0 },
    {
      subject: 'requests without a response',
      figure: String(withoutResponse),
      passed: withoutResponse === 0,
    },
    {
      subject: 'p50, p99',
      figure: `${worst(({ latency }) => latency.p50)} ms, ${worst(({ latency }) => latency.p99)} ms`,
      passed: true,
    },
    {
      subject: 'memory of the site at the start and the end',
      figure: `${megabytes(memory.before.heapUsed)} and ${megabytes(memory.after.heapUsed)} heap, ${megabytes(memory.before.rss)} and ${megabytes(memory.after.rss)} resident`,
      passed: growth <= noise,
    },
    {
      subject: 'memory of a function process on average',
      figure: memory.after.eachFunction
        ? `${megabytes(memory.before.eachFunction)} and ${megabytes(memory.after.eachFunction)}`
        : 'not measurable on this machine',
      passed: memory.after.eachFunction <= memory.before.eachFunction * 1.3 + noise,
    },
  ]
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
