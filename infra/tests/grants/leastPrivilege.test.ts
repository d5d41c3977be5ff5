import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { functionNames } from '../../aws/lambdas.ts'
import type { Access } from '../../local/iam/accessKeys.ts'
import type { Statement } from '../../local/iam/policy.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { addMember } from '../../testing/staff.ts'
import { functionNamed } from '../functionNamed.ts'
import { putAlert } from './deskScenarios.ts'
import { type GrantContext, grantContext } from './grantContext.ts'
import { grantProblems } from './grantProblems.ts'
import { grantScenarios } from './grantScenarios.ts'
import { recordAnswers } from './recordAnswers.ts'

const renderer = 'render/renderSite'

let system: DeployedSite
let context: GrantContext
let accesses: Access[] = []
const answers = recordAnswers()
beforeAll(async () => {
  system = await startDeployedSite({ onAccess: (access) => accesses.push(access) })
  await addMember(system.owner, system, 'staff')
  context = await grantContext(system, 'staff')
  await putAlert(context)
}, 300_000)
afterAll(() => system.stop())

const statementsOf = (handler: string): Statement[] =>
  system.permissions.get(functionNamed(system, handler)) ?? []

/** Runs the scenario of a function, and compares what it may do with what it did. */
async function problemsOf(handler: string) {
  // Renderings of the many changes would only take time.
  const withheld = handler === renderer ? [] : statementsOf(renderer).splice(0)
  accesses = []
  const error: unknown = await grantScenarios[handler]?.(context).catch((reason: unknown) => reason)
  statementsOf(renderer).push(...withheld)
  const name = functionNamed(system, handler)
  return {
    error,
    ...grantProblems(
      statementsOf(handler),
      accesses.filter(({ by }) => by === name),
    ),
  }
}

it('every function of the site has a scenario', () =>
  expect(Object.keys(grantScenarios).sort()).toEqual([...functionNames].sort()))

describe('a function may do what it does, and nothing else:', () => {
  it.each(Object.keys(grantScenarios))('%s', async (handler) => {
    expect(await problemsOf(handler)).toEqual({ error: undefined, denied: [], unused: [] })
  })
})

it('every endpoint has succeeded, and responds as the OpenAPI document says', () => {
  expect([...answers.problems]).toEqual([])
  const missing = Object.keys(endpoints).filter((key) => !answers.succeeded.has(key as EndpointKey))
  // Another website would have to respond.
  expect(missing).toEqual(['POST /api/media/fetch'])
})

describe('the recording', () => {
  it('finds a grant that was added without need', async () => {
    const statements = statementsOf('reviews/listReviews')
    const [first] = statements
    if (first) statements.push({ ...first, Action: ['dynamodb:Scan'], Condition: {} })
    const { unused } = await problemsOf('reviews/listReviews')
    statements.pop()
    expect(unused).not.toEqual([])
  })

  it('finds a missing grant whose denial the function swallows', async () => {
    const statements = statementsOf('redirects/addRedirect')
    const all = [...statements]
    const left = all.filter(({ Action }) => !Action.includes('lambda:InvokeFunction'))
    statements.splice(0, all.length, ...left)
    const { denied, error } = await problemsOf('redirects/addRedirect')
    statements.splice(0, left.length, ...all)
    expect(error).toBeUndefined()
    expect(denied).toEqual([expect.stringMatching(/^lambda:InvokeFunction .*RenderSite/)])
  })
})
