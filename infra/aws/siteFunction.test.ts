import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#shared/api/endpoints.ts'
import { synthesized } from '../testing/synthesized.ts'
import { type FunctionName, functionNames, lambdaDefaults, lambdas } from './lambdas.ts'
import { functionId } from './siteFunction.ts'

const list = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat()),
)
const Role = z.object({
  Policies: z.array(
    z.object({
      PolicyDocument: z.object({
        Statement: z.array(
          z.object({ Action: list, Resource: z.unknown(), Condition: z.optional(z.unknown()) }),
        ),
      }),
    }),
  ),
})

const stage = synthesized()
const only = (type: string, id: string) => {
  const found = Object.entries(stage.ofType(type)).filter(([name]) =>
    new RegExp(`^${id}[0-9A-F]{8}$`).test(name),
  )
  expect(found).toHaveLength(1)
  return found[0]?.[1] ?? {}
}
const functionOf = (name: FunctionName) => only('AWS::Lambda::Function', functionId(name))
const statementsOf = (name: FunctionName) =>
  Role.parse(only('AWS::IAM::Role', `${functionId(name)}Role`)).Policies.flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  )

describe.each(functionNames)('the function %s', (name) => {
  const row = { ...lambdaDefaults, ...lambdas[name] }

  it('runs on Node 24 and arm64', () =>
    expect(functionOf(name)).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] }))

  it('has the memory and the timeout of its row', () =>
    expect(functionOf(name)).toMatchObject({ MemorySize: row.memory, Timeout: row.timeout }))

  it('responds sooner than an HTTP API stops waiting, if it serves an endpoint', () => {
    if (Object.values(endpoints).some(({ handler }) => handler === name)) expect(row.timeout).toBeLessThan(30)
  })

  it('is retried after a failure unless its next scheduled run does the same', () => {
    const configs = Object.values(stage.ofType('AWS::Lambda::EventInvokeConfig'))
    const own = configs.filter((config) => JSON.stringify(config).includes(`"${functionId(name)}`))
    expect(own).toEqual(
      row.retries === 0
        ? [expect.objectContaining({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 })]
        : [],
    )
  })

  it('has the environment of its row and no more', () =>
    expect(Object.keys(Object(functionOf(name).Environment).Variables ?? {}).sort()).toEqual(
      [...row.environment].sort(),
    ))

  it('may do what its row grants, and write its log', () => {
    const granted = row.grants.flatMap((grant) => grant.actions)
    // The CDK merges statements that differ only in their resources.
    expect([...new Set(statementsOf(name).flatMap(({ Action }) => Action))].sort()).toEqual(
      [...new Set(['logs:CreateLogStream', 'logs:PutLogEvents', ...granted])].sort(),
    )
  })

  it('has no action with a wildcard and no resource that is only a wildcard', () => {
    for (const { Action, Resource } of statementsOf(name)) {
      expect(Action.join()).not.toContain('*')
      expect(Resource).not.toBe('*')
    }
  })

  it('reaches only the partitions of its row', () => {
    const onTable = statementsOf(name).filter(({ Action }) => Action.join().includes('dynamodb:'))
    for (const { Condition } of onTable)
      expect(Condition).toHaveProperty(['ForAllValues:StringLike', 'dynamodb:LeadingKeys'])
  })
})

it('a public read writes nothing', () => {
  for (const [key, row] of Object.entries(endpoints)) {
    if (!key.startsWith('GET ') || key.startsWith('GET /api/admin/') || 'access' in row) continue
    const actions = (lambdas[row.handler].grants ?? []).flatMap((grant) => grant.actions)
    expect(actions.filter((action) => !/^dynamodb:(Query|(Batch)?GetItem)$/.test(action))).toEqual([])
  }
})
