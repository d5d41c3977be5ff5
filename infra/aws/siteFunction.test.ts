import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#shared/api/endpoints.ts'
import { synthesized } from '../testing/synthesized.ts'
import { byFunction, type FunctionName, functionNames, functionOf, lambdaOf, routesOf } from './lambdas.ts'
import { functionId } from './siteFunction.ts'

const list = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat()),
)
const Condition = z.looseObject({
  'ForAllValues:StringLike': z.optional(z.object({ 'dynamodb:LeadingKeys': list })),
})
const Role = z.object({
  Policies: z.array(
    z.object({
      PolicyDocument: z.object({
        Statement: z.array(
          z.object({ Action: list, Resource: z.unknown(), Condition: z.optional(Condition) }),
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
const deployedFunction = (name: FunctionName) => only('AWS::Lambda::Function', functionId(name))
const statementsOf = (name: FunctionName) =>
  Role.parse(only('AWS::IAM::Role', `${functionId(name)}Role`)).Policies.flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  )

describe('every function', () => {
  it('runs on Node 24 and arm64', () => {
    const runtimes = functionNames
      .map((name) => deployedFunction(name))
      .map((one) => [one.Runtime, one.Architectures])
    expect(runtimes).toEqual(functionNames.map(() => ['nodejs24.x', ['arm64']]))
  })

  it('has the memory, the timeout and the environment of its row', () => {
    const deployed = byFunction((name) => {
      const { MemorySize, Timeout, Environment } = deployedFunction(name)
      return [MemorySize, Timeout, Object.keys(Object(Environment).Variables ?? {}).sort()]
    })
    const rows = byFunction((name) => {
      const { memory, timeout, environment } = lambdaOf(name)
      return [memory, timeout, [...environment].sort()]
    })
    expect(deployed).toEqual(rows)
  })

  it('responds sooner than an HTTP API stops waiting, if it serves an endpoint', () => {
    const slow = functionNames.filter((name) => routesOf(name).length > 0 && lambdaOf(name).timeout >= 30)
    expect(slow).toEqual([])
  })

  it('is retried after a failure unless its next scheduled run does the same', () => {
    const configs = Object.values(stage.ofType('AWS::Lambda::EventInvokeConfig'))
    for (const config of configs)
      expect(config).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 })
    const configured = functionNames.filter((name) =>
      configs.some((config) => JSON.stringify(config).includes(`"${functionId(name)}`)),
    )
    expect(configured).toEqual(['checkSite', 'deleteUnusedImages', 'runDueJobs'])
  })

  it('runs by the schedule of its row, the jobs once a minute [2.78]', () => {
    const scheduled = functionNames.filter((name) => lambdaOf(name).schedule)
    const deployed = scheduled.map((name) => [
      name,
      only('AWS::Events::Rule', `${functionId(name)}Schedule`).ScheduleExpression,
    ])
    expect(deployed).toEqual(scheduled.map((name) => [name, lambdaOf(name).schedule]))
    expect(deployed).toContainEqual(['runDueJobs', 'rate(1 minute)'])
  })

  it('may do what its row grants, on the partitions that the row names, and write its log', () => {
    const deployed = byFunction((name) =>
      sorted(statementsOf(name).flatMap(({ Action, Condition }) => each(Action, partitionsOf(Condition)))),
    )
    const rows = byFunction((name) =>
      sorted([
        ...each(['logs:CreateLogStream', 'logs:PutLogEvents'], []),
        ...lambdaOf(name).grants.flatMap((grant) =>
          each(grant.actions, 'partitions' in grant ? grant.partitions : []),
        ),
      ]),
    )
    expect(deployed).toEqual(rows)
    const onWholeTables = Object.values(deployed).flatMap((texts) =>
      texts.filter((text) => /^dynamodb:\w+$/.test(text)),
    )
    expect(onWholeTables).toEqual([])
  })

  it('has no action with a wildcard and no resource that is only a wildcard', () => {
    for (const { Action, Resource } of functionNames.flatMap(statementsOf)) {
      expect(Action.join()).not.toContain('*')
      expect(Resource).not.toBe('*')
    }
  })
})

it('a public read writes nothing', () => {
  for (const [key, row] of Object.entries(endpoints)) {
    if (!key.startsWith('GET ') || key.startsWith('GET /api/admin/') || row.access !== 'public') continue
    const actions = lambdaOf(functionOf(row.handler)).grants.flatMap((grant) => grant.actions)
    expect(actions.filter((action) => !/^dynamodb:(Query|(Batch)?GetItem)$/.test(action))).toEqual([])
  }
})

const partitionsOf = (condition: z.infer<typeof Condition> | undefined) =>
  condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []

/** Each action on each partition, if it is one on a table. */
const each = (actions: readonly string[], partitions: readonly string[]) =>
  actions.flatMap((action) =>
    partitions.length === 0 ? [action] : partitions.map((partition) => `${action} ${partition}`),
  )

/** The CDK merges statements that differ only in their resources. */
const sorted = (texts: readonly string[]) => [...new Set(texts)].sort()
