import { describe, expect, it } from 'vitest'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'

const { domain, hostedZone } = stages.largest

describe.each([
  ['A', ['A', 'AAAA'], 'CNAME', stages.largest],
  ['CNAME', ['CNAME'], 'A', { domain, hostedZone, takeOverRecords: 'CNAME' }],
] as const)('taking over records of type %s', (_, types, otherType, settings) => {
  const stage = synthesized(settings)
  const [id = '', takeover] =
    Object.entries(stage.Resources).find(([name]) => name.startsWith('RecordTakeover')) ?? []
  const call = JSON.stringify(takeover?.Properties.Create).replaceAll('\\', '')
  const isLast = (name: string) =>
    /^(TableProtection|AWS679f53fac002430cb0da5b7982bd2287|LastSteps)/.test(name)

  it('changes what exists, in one step, instead of creating records', () => {
    expect(stage.ofType('AWS::Route53::RecordSet')).toEqual({})
    expect(call).toContain('"action":"changeResourceRecordSets"')
    for (const type of types) expect(call).toContain(`"Type":"${type}"`)
    expect(call).not.toContain(`"Type":"${otherType}"`)
    expect(call).not.toContain('DELETE')
  })

  it('is allowed for these records of the zone only, by a role that exists before the distribution', () => {
    const [role] = Object.entries(stage.Resources).filter(([name]) => name.startsWith('LastStepsRole'))
    expect(JSON.stringify(role?.[1].Properties.Policies)).toContain(
      JSON.stringify({
        Action: 'route53:ChangeResourceRecordSets',
        Condition: {
          'ForAllValues:StringEquals': {
            'route53:ChangeResourceRecordSetsNormalizedRecordNames': ['www.example.org'],
            'route53:ChangeResourceRecordSetsRecordTypes': types,
            'route53:ChangeResourceRecordSetsActions': ['UPSERT'],
          },
        },
        Effect: 'Allow',
        Resource: 'arn:aws:route53:::hostedzone/Z0123456789ABC',
      }),
    )
    expect(role?.[1].DependsOn).toEqual([])
    const referenced = [...JSON.stringify(role?.[1].Properties).matchAll(/"Fn::GetAtt":\["(\w+)"/g)]
    expect(referenced.map(([, name = '']) => stage.Resources[name]?.Type).sort()).toEqual([
      'AWS::DynamoDB::GlobalTable',
      'AWS::Logs::LogGroup',
    ])
  })

  it('that fails in a first deploy leaves the records, and a stack that can be deleted', () => {
    const others = Object.entries(stage.Resources).filter(([name]) => name !== id && !isLast(name))
    // Everything exists, so the request is the only thing that can fail, and Route 53 applies it as a whole.
    expect(others.filter(([name]) => !takeover?.DependsOn.includes(name))).toEqual([])
    expect(takeover?.Properties.Delete).toBeUndefined()
    // The rollback deletes all of it: nothing is kept, and the protection of the table, which would stop it, comes later.
    expect(others.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')).toEqual([])
    expect(JSON.stringify(others)).not.toContain('DeletionProtectionEnabled')
    const protection = Object.entries(stage.Resources).find(([name]) => name.startsWith('TableProtection'))
    expect(protection?.[1].DependsOn).toContain(id)
  })
})
