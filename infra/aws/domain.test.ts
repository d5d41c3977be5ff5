import { describe, expect, it } from 'vitest'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'

const { domain, certificateArn } = stages.withCertificate

const distributionConfig = (stage: ReturnType<typeof synthesized>) =>
  Object.values(stage.ofType('AWS::CloudFront::Distribution'))[0]?.DistributionConfig

describe('a domain with a certificate', () => {
  const stage = synthesized(stages.withCertificate)

  it('is a name of the distribution, with TLS 1.2 or newer', () =>
    expect(distributionConfig(stage)).toMatchObject({
      Aliases: [domain],
      ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
    }))

  it('is the address in pages and the one that the canary checks', () => {
    const addresses = Object.values(stage.ofType('AWS::Lambda::Function')).flatMap(({ Environment }) => {
      const { Variables } = (Environment ?? {}) as { Variables?: Record<string, string> } // CloudFormation's own shape.
      return Variables?.SITE_ADDRESS ?? []
    })
    expect(addresses).toEqual([`https://${domain}`, `https://${domain}`])
  })

  it('says which DNS record the operator creates', () =>
    expect(JSON.stringify(stage.Outputs.NextStep)).toContain(`point ${domain} at `))

  it('creates no DNS record', () => expect(stage.ofType('AWS::Route53::RecordSet')).toEqual({}))
})

const stage = synthesized(stages.production)

describe('a domain with its hosted zone', () => {
  it('gets a certificate, validated in that zone', () =>
    expect(Object.values(stage.ofType('AWS::CertificateManager::Certificate'))).toMatchObject([
      { DomainName: domain, DomainValidationOptions: [{ HostedZoneId: 'Z0123456789ABC' }] },
    ]))

  it('gets its records, for IPv4 and IPv6', () =>
    expect(
      Object.values(stage.ofType('AWS::Route53::RecordSet')).map(({ Name, Type }) => [Name, Type]),
    ).toEqual([
      [`${domain}.`, 'A'],
      [`${domain}.`, 'AAAA'],
    ]))
})

describe('a hosted contact form', () => {
  it('is the only other origin that pages frame, and its script runs only in a page of its own [7.15]', () => {
    const policies = Object.entries(stage.ofType('AWS::CloudFront::ResponseHeadersPolicy')).map(
      ([id, headers]) => ({ id, text: JSON.stringify(headers) }),
    )
    const idsWith = (pattern: RegExp) => policies.filter(({ text }) => pattern.test(text)).map(({ id }) => id)
    expect(idsWith(/frame-src [^;]*https:\/\/forms\.example[; ]/)).toContainEqual(
      expect.stringMatching(/^Headers/),
    )
    expect(idsWith(/script-src [^;]*https:\/\/cdn\.forms\.example/)).toEqual([
      expect.stringMatching(/^FormFrameHeaders/),
    ])
  })
})
