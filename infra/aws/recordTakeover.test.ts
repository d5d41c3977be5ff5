import { describe, expect, it } from 'vitest'
import { synthesized } from '../testing/synthesized.ts'

const zone = { domain: 'www.example.org', hostedZone: 'Z0123456789ABC' }

describe.each([
  ['A', ['"Type":"A"', '"Type":"AAAA"'], '"Type":"CNAME"'],
  ['CNAME', ['"Type":"CNAME"'], '"Type":"A"'],
])('taking over records of type %s', (takeOverRecords, types, otherType) => {
  const stage = synthesized({ ...zone, takeOverRecords })
  const [id, takeover] =
    Object.entries(stage.Resources).find(([name]) => name.startsWith('RecordTakeover')) ?? []
  const call = JSON.stringify(takeover?.Properties.Create).replaceAll('\\', '')

  it('changes what exists, in one step, instead of creating records', () => {
    expect(stage.ofType('AWS::Route53::RecordSet')).toEqual({})
    expect(call).toContain('"action":"changeResourceRecordSets"')
    for (const type of types) expect(call).toContain(type)
    expect(call).not.toContain(otherType)
    expect(call).not.toContain('DELETE')
  })

  it('leaves the records as they are when the deploy fails: it is the last step and has none that undoes it', () => {
    const own = new RegExp(`^${id?.slice(0, 14)}|^AWS679f53fac002430cb0da5b7982bd2287`)
    const others = Object.keys(stage.Resources).filter((name) => !own.test(name))
    expect(others.filter((name) => !takeover?.DependsOn.includes(name))).toEqual([])
    expect(takeover?.Properties.Delete).toBeUndefined()
  })

  it('is allowed in the zone of the domain only', () =>
    expect(JSON.stringify(stage.ofType('AWS::IAM::Policy'))).toContain(
      '"Action":"route53:ChangeResourceRecordSets","Effect":"Allow","Resource":"arn:aws:route53:::hostedzone/Z0123456789ABC"',
    ))
})
