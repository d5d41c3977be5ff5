import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { soak } from '#shared/testing/soak.ts'
import { type GrantSet, grantSets } from '../../aws/grantSets.ts'
import type { Grant } from '../../aws/grants.ts'
import { functionNames, type HandlerName, handlersOf, setsOf } from '../../aws/lambdas.ts'
import type { Access } from '../../local/iam/accessKeys.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { recordAnswers } from '../../testing/recordAnswers.ts'
import { functionNamed } from '../functionNamed.ts'
import { existingPathValues } from '../hostile/anyRequest.ts'
import { fuzzEndpoint } from '../hostile/fuzzEndpoint.ts'
import { memberSessions } from '../hostile/memberSessions.ts'
import { withoutRenderings } from '../withoutRenderings.ts'
import { grantContext } from './grantContext.ts'
import { scenarios } from './scenarios.ts'
import { allows, unusedOf } from './unusedOf.ts'

// One site for the grants and for the generated requests: to start each function takes most of the time of both.
let system: DeployedSite
let accesses: (Access & { handler: HandlerName | undefined })[] = []
/** The handler whose endpoint a scenario is waiting for. */
let handler: HandlerName | undefined
const mails: string[] = []
const asked = new Set<HandlerName>()
const answers = recordAnswers()
beforeAll(async () => {
  system = await startDeployedSite({
    onAccess: (access) => accesses.push({ ...access, handler }),
    onNotice: (message) => mails.push(message),
  })
}, 300_000)
afterAll(() => system.stop())

/** The requests of the functions that have a set. */
const requestsOf = (set: GrantSet) => {
  const handlers = functionNames.flatMap(handlersOf).filter((each) => setsOf(each).includes(set))
  const ids = new Set(handlers.map((each) => functionNamed(system, each)))
  return accesses.filter(({ by }) => ids.has(by)).map(({ request }) => request)
}

/** True if a handler did what its row does not name, although its function may. */
function isBeyondHandler({ by, handler, request }: (typeof accesses)[number]): boolean {
  if (!handler || by !== functionNamed(system, handler)) return false
  return !setsOf(handler).some((set) => grantSets[set].some((grant: Grant) => allows(grant, request)))
}

type Scenario = (typeof scenarios)[number]

/** What went wrong in a scenario, which runs once, also for the tests of all of them. */
const breachesOf = async ({ sets, run }: Scenario) => {
  const context = await grantContext(system, mails, (key) => {
    handler = key && endpoints[key].handler
    if (handler) asked.add(handler)
  })
  accesses = []
  const isRendered = sets.includes('renders')
  await (isRendered ? run(context) : withoutRenderings(system, () => run(context)))
  const others = accesses.filter(({ by }) => isRendered || by !== functionNamed(system, 'render/renderSite'))
  return {
    refused: others.filter(({ isAllowed }) => !isAllowed),
    beyondHandler: accesses.filter(isBeyondHandler),
    unused: sets.flatMap((set) => unusedOf(grantSets[set], requestsOf(set)).map((grant) => ({ set, grant }))),
  }
}
const runs = new Map<Scenario, ReturnType<typeof breachesOf>>()
const runOnce = (scenario: Scenario) => {
  const run = runs.get(scenario) ?? breachesOf(scenario)
  runs.set(scenario, run)
  return run
}
const runAll = async () => {
  for (const scenario of scenarios) await runOnce(scenario)
}

describe('what functions may do is what they do, where', () => {
  it.each(scenarios)('$title', async (scenario) => {
    expect(await runOnce(scenario)).toEqual({ refused: [], beyondHandler: [], unused: [] })
  })

  it('a scenario asks each handler that may do something', async () => {
    await runAll()
    const mayDo = [...new Set(Object.values(endpoints).map((endpoint) => endpoint.handler))].filter(
      (each) => setsOf(each).length > 0,
    )
    expect(
      mayDo.filter((each) => !asked.has(each)),
      'Add a request to a scenario of this folder. What it then may not do is a set in its row of infra/aws/lambdas.ts.',
    ).toEqual([])
  }, 600_000)

  it('each set has a scenario', () => {
    const used = scenarios.flatMap(({ sets }) => sets)
    expect(used.toSorted()).toEqual(Object.keys(grantSets).toSorted())
  })
})

it('the responses in all of this are as the rows of the endpoints say', async () => {
  await runAll()
  expect([...answers.problems]).toEqual([])
  expect(answers.succeeded.size).toBeGreaterThan(40)
}, 600_000)

describe('the API responds as its rows say to any request of', () => {
  // The table's own keys, which Object.keys types as strings.
  const endpointKeys = Object.keys(endpoints) as EndpointKey[]
  let sessions: Map<EndpointKey, string>
  beforeAll(async () => {
    sessions = await memberSessions(system, endpointKeys)
  })

  it.each(endpointKeys)('%s', async (key) => {
    const known = { pathValues: existingPathValues, cookie: sessions.get(key) }
    const cases = 10 * soak
    const statuses = await fuzzEndpoint(system.address, key, known, { cases, seed: 20_260_101 })
    expect(statuses).toHaveLength(cases)
    // Some come as far as the handler.
    expect(statuses.some((status) => status !== 401 && status !== 405)).toBe(true)
  })
})
