import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { table } from '#shared/table.ts'
import { readAssembly, type TemplateResource } from '../local/cloudformation/assembly.ts'
import { emptyBuild } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { lambdas } from './lambdas.ts'
import { siteApp } from './siteApp.ts'
import { functionId } from './siteFunction.ts'

process.env.CDK_VALIDATION = 'false'

const built = emptyBuild(temporaryFolder())
const options = { ...built, stage: 'test', tilesUrl: 'https://tiles.example/{z}' }

function synthesized(stage = 'test'): {
  file: string
  resources: Record<string, TemplateResource>
  template: Template
} {
  const outdir = temporaryFolder()
  siteApp({ ...options, stage }, { outdir, checked: false }).synth()
  const file = path.join(outdir, `RecoverySite-${stage}.template.json`)
  return {
    file: readFileSync(file, 'utf8'),
    resources: readAssembly(outdir).resources,
    template: Template.fromJSON(JSON.parse(readFileSync(file, 'utf8'))),
  }
}

let stack: ReturnType<typeof synthesized>
beforeAll(() => {
  stack = synthesized()
})

const ofType = (type: string) =>
  Object.entries(stack.resources).filter(([, resource]) => resource.Type === type)
const propertyOf = (resource: TemplateResource | undefined, name: string) =>
  JSON.stringify(resource?.Properties[name])

describe('the API', () => {
  it('has one route for each row of the endpoint table, HEAD beside each GET, and a default', () => {
    const routes = ofType('AWS::ApiGatewayV2::Route').map(([, route]) => route.Properties.RouteKey)
    const rows = Object.keys(endpoints)
    const heads = rows.filter((key) => key.startsWith('GET ')).map((key) => key.replace('GET', 'HEAD'))
    expect(routes.sort()).toEqual([...rows, ...heads, '$default'].sort())
  })

  it('has one function for each distinct handler, on Node 24 and arm64', () => {
    const handlers = new Set(Object.values<Endpoint>(endpoints).map((row) => row.handler))
    for (const handler of handlers) {
      const made = ofType('AWS::Lambda::Function').filter(([id]) =>
        new RegExp(`^${functionId(handler)}[0-9A-F]{8}$`).test(id),
      )
      expect(made).toHaveLength(1)
      expect(made[0]?.[1].Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
    }
  })
})

describe('the table', () => {
  it('has the indexes of its shape and no other', () => {
    const [, content] = ofType('AWS::DynamoDB::GlobalTable')[0] ?? []
    for (const [name, index] of Object.entries(table.indexes)) {
      expect(propertyOf(content, 'GlobalSecondaryIndexes')).toContain(`"IndexName":"${name}"`)
      expect(propertyOf(content, 'GlobalSecondaryIndexes')).toContain(`"${index.partitionKey}"`)
    }
    expect(content?.Properties.GlobalSecondaryIndexes).toHaveLength(Object.keys(table.indexes).length)
  })

  it('is kept, protected from deletion, and recoverable to any second', () =>
    stack.template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    }))
})

describe('the grants', () => {
  const roles = () =>
    ofType('AWS::IAM::Role').filter(([id]) => /Role[0-9A-F]{8}$/.test(id) && !/^(AWSCDK|Custom)/.test(id))

  it('give each function its row of the table of grants, and its log', () => {
    for (const [name, { grants = [] }] of Object.entries(lambdas)) {
      const [, role] = roles().find(([id]) => id.startsWith(`${functionId(name)}Role`)) ?? []
      const actions = statementsOf(role).flatMap((statement) => [statement.Action].flat())
      const granted = grants.flatMap((grant) => grant.actions)
      // Statements alike but for their resource are one statement in the template.
      expect([...new Set(actions)].sort()).toEqual(
        [...new Set(['logs:CreateLogStream', 'logs:PutLogEvents', ...granted])].sort(),
      )
    }
  })

  it('name no action with a star and no resource that is only a star', () => {
    for (const [, role] of roles()) {
      for (const statement of statementsOf(role)) {
        expect([statement.Action].flat().join()).not.toContain('*')
        expect(statement.Resource).not.toBe('*')
      }
    }
  })

  it('let public readers write nothing', () => {
    for (const [key, row] of Object.entries(endpoints)) {
      if (!key.startsWith('GET ') || key.startsWith('GET /api/admin/') || 'access' in row) continue
      const actions = (lambdas[row.handler].grants ?? []).flatMap((grant) => grant.actions)
      expect(actions.filter((action) => !/^dynamodb:(Query|(Batch)?GetItem)$/.test(action))).toEqual([])
    }
  })

  it('are confined to partitions wherever they reach the table', () => {
    for (const [, role] of roles()) {
      for (const statement of statementsOf(role)) {
        if (![statement.Action].flat().join().includes('dynamodb:')) continue
        expect(statement.Condition).toHaveProperty(['ForAllValues:StringLike', 'dynamodb:LeadingKeys'])
      }
    }
  })
})

describe('the edge', () => {
  it('maps the status 403 to the 404 screen with a true 404, and no other status', () =>
    stack.template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CustomErrorResponses: [
          { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 },
        ],
      },
    }))

  it('puts a headers policy on every behaviour and redirects each to https', () => {
    for (const behaviour of behaviours()) {
      expect(behaviour).toHaveProperty('ResponseHeadersPolicyId')
      expect(behaviour).toHaveProperty('ViewerProtocolPolicy', 'redirect-to-https')
    }
  })

  it('allows every method on the API, since a refused one would be a mapped 403', () => {
    for (const behaviour of behaviours()) {
      if (String(behaviour.PathPattern).startsWith('/api/')) expect(behaviour.AllowedMethods).toHaveLength(7)
    }
  })

  it('never caches what needs a session or writes', () => {
    const uncached = behaviours().filter(
      (one) => one.CachePolicyId === '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    )
    expect(uncached.map((one) => one.PathPattern)).toEqual(
      expect.arrayContaining(['/api/service-pages/*', '/api/client-errors', '/admin', '/admin/*']),
    )
  })

  it("passes the visitor's Host to no origin", () => {
    const policies = behaviours().map((one) => one.OriginRequestPolicyId)
    expect(new Set(policies)).toEqual(new Set([undefined, 'b689b0a8-53d0-40ab-baf2-68738e2966ac']))
  })

  it('tells reads apart by the declared query names and by no cookie', () =>
    stack.template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        MaxTTL: 86_400,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: {
            QueryStringBehavior: 'whitelist',
            QueryStrings: ['category', 'page', 'perPage', 'servicePageId'],
          },
        },
      },
    }))

  it('may read objects of its buckets and not list them', () => {
    for (const [, policy] of ofType('AWS::S3::BucketPolicy')) {
      const actions = statementsOf(policy)
        .filter((one) => one.Effect === 'Allow')
        .map((one) => one.Action)
      expect(actions.filter((action) => action !== 's3:GetObject')).toEqual([])
    }
  })
})

describe('the template', () => {
  it('is the same each time it is synthesized', () => expect(synthesized().file).toBe(stack.file))

  it('gives no bucket, table, function or role a name of its own, which two stages would share', () => {
    expect(stack.file).not.toMatch(/"(BucketName|TableName|FunctionName|RoleName)":\s*"/)
    expect(synthesized('other').file).not.toContain('RecoverySite-test')
  })

  it('contains nothing that looks like a secret', () =>
    expect(stack.file).not.toMatch(
      /AKIA[0-9A-Z]{16}|-----BEGIN|secret(?!s?manager)[^"]*":\s*"[^"]+"|password/i,
    ))
})

interface IamStatement {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Condition?: unknown
}

function statementsOf(resource: TemplateResource | undefined): IamStatement[] {
  return JSON.stringify(resource?.Properties ?? {}) === '{}'
    ? []
    : documentsIn(resource?.Properties).flatMap((document) => document.Statement)
}

function documentsIn(value: unknown): { Statement: IamStatement[] }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'PolicyDocument' ? [part] : key === 'AssumeRolePolicyDocument' ? [] : documentsIn(part),
  )
}

function behaviours(): Record<string, unknown>[] {
  const [, distribution] = ofType('AWS::CloudFront::Distribution')[0] ?? []
  // The template's own shape, as CloudFormation documents it.
  const config = distribution?.Properties.DistributionConfig as {
    DefaultCacheBehavior: Record<string, unknown>
    CacheBehaviors: Record<string, unknown>[]
  }
  return [config.DefaultCacheBehavior, ...config.CacheBehaviors]
}
