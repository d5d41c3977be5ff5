import { expect, it } from 'vitest'
import { byDay } from '#shared/testing/soak.ts'
import { synthesize } from '../testing/synthesized.ts'

const zone = { domain: 'www.example.org', hostedZone: 'Z0123456789ABC' }
const mails = { alarmEmail: 'it@example.org', noticeEmail: 'desk@example.org' }
const contactForm = {
  contactFormUrl: 'https://forms.example/f/1',
  contactFormScript: 'https://forms.example/embed.js',
}

/** By day the production stage, which has the most. */
const stages: readonly (readonly [name: string, settings: Readonly<Record<string, string>>])[] = [
  ['a stage for tests', { stage: 'test' }],
  ['a stage with an existing website', { stage: 'dev', ...zone, takeOverRecords: 'CNAME' }],
  ['the production stage', { stage: 'production', ...zone, waf: 'true', ...mails, ...contactForm }],
]

// CloudFormation's own rules are checked by schema.test.ts: the CDK only warns of them.
it.each(byDay(stages, 2))(
  '%s passes the rules of AwsSolutions and of the CDK, apart from acknowledged findings',
  (_, settings) => expect(() => synthesize(settings, { checked: true })).not.toThrow(),
)
