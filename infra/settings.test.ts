import { describe, expect, it } from 'vitest'
import { cloudFrontRegion, readSettings } from './settings.ts'

const certificateArn = `arn:aws:acm:${cloudFrontRegion}:111122223333:certificate/0a1b2c3d-0000-1111-2222-333344445555`
const problemsOf = (context: Record<string, unknown>) => {
  const read = readSettings(context)
  return 'problems' in read ? read.problems : []
}

describe('without settings', () => {
  it('every setting has a working default', () =>
    expect(readSettings({})).toEqual({
      settings: {
        stage: 'dev',
        tilesUrl: 'https://tile.openstreetmap.org/',
        waf: false,
        hstsSubdomains: false,
        drop: [],
      },
    }))

  it("the CDK's own context is ignored", () =>
    expect(
      problemsOf({ '@aws-cdk/core:x': true, 'aws:cdk:enable-path-metadata': true, 'cli-telemetry': false }),
    ).toEqual([]))
})

describe('valid settings', () => {
  it.each([
    [{ domain: 'www.example.org', certificateArn }],
    [{ domain: 'example.org', hostedZone: 'Z0123456789ABC' }],
    [{ stage: 'production', alarmEmail: 'it@example.org', waf: 'true' }],
    [{ contactFormUrl: 'https://forms.example/f/1', contactFormScript: 'https://forms.example/embed.js' }],
    [{ tilesUrl: 'https://tiles.example:8443/base/map' }],
    [{ drop: 'domain,hostedZone' }],
  ])('%j have no problem', (context) => expect(problemsOf(context)).toEqual([]))
})

describe('invalid settings', () => {
  it.each([
    [{ stag: 'production' }, 'There is no setting stag: the settings are stage, domain,'],
    [{ stage: 'Production!' }, 'use a short one in lower case'],
    [{ domain: 'https://example.org/', hostedZone: 'Z0123456789ABC' }, 'without https://'],
    [{ domain: 'example.org' }, 'needs a certificate: set hostedZone='],
    [{ certificateArn }, 'without a domain'],
    [{ domain: 'example.org', certificateArn: 'abc' }, 'copy the whole ARN'],
    [
      { domain: 'example.org', certificateArn: certificateArn.replace(cloudFrontRegion, 'eu-west-9') },
      `accepts certificates from ${cloudFrontRegion} only`,
    ],
    [{ domain: 'example.org', hostedZone: 'example.org' }, 'begins with Z'],
    [
      { domain: 'example.org', hostedZone: 'Z0123456789ABC', takeOverRecords: 'true' },
      'use A or CNAME, the type of the existing records',
    ],
    [{ takeOverRecords: 'A' }, 'without a hostedZone'],
    [{ alarmEmail: 'nobody' }, 'not a mail address'],
    [{ contactFormUrl: 'http://forms.example' }, 'begins with https://'],
    [{ contactFormScript: 'https://forms.example/x.js' }, 'without a contactFormUrl'],
    [{ tilesUrl: 'tiles' }, 'begins with https://'],
    [{ tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' }, 'write only what is before /{z}/{x}/{y}.png'],
    [{ tilesUrl: 'https://tiles.example/?key=1' }, 'needs no key in the address'],
    [{ tilesUrl: 'https://user@tiles.example/' }, 'contains a login'],
    [{ tilesUrl: 'https://tiles.example:81/' }, 'use 443 or one from 1024 on'],
    [{ waf: 'yes' }, 'use true or false'],
    [{ hstsSubdomains: 'yes' }, 'use true or false'],
    [{ drop: 'domain,stage' }, 'The setting stage cannot be dropped: name one or more of domain,'],
    [{ drop: 'waf', waf: 'true' }, 'The setting waf is both set and dropped'],
  ])('%j have one problem, in a sentence that says what to do', (context, sentence) =>
    expect(problemsOf(context)).toEqual([expect.stringContaining(sentence)]),
  )
})
