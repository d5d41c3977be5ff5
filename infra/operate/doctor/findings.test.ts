import { describe, expect, it } from 'vitest'
import { readSettings, region, type Settings } from '../../settings.ts'
import { type AccountFacts, accountFindings, nodeFindings, settingsFindings } from './findings.ts'

const account = { id: '111122223333' }
const bootstrap = { version: 21 }
const stops = (facts: AccountFacts, domain = 'www.example.org') =>
  accountFindings(facts, { domain })
    .filter(({ level }) => level === 'stop')
    .map(({ message }) => message)

function settings(context: Record<string, string>): Settings {
  const read = readSettings(context)
  if ('problems' in read) throw new Error(read.problems.join())
  return read.settings
}

describe('Node.js', () => {
  it.each(['v24.0.0', 'v25.1.0'])('%s is new enough for a deploy', (version) =>
    expect(nodeFindings(version)[0]?.level).toBe('ok'),
  )
  it('v20.11.1 is not, and the sentence says what to do', () =>
    expect(nodeFindings('v20.11.1')).toEqual([
      { level: 'stop', message: expect.stringContaining('run npm ci, which installs it') },
    ]))
})

describe('valid settings', () => {
  const everything = settings({
    domain: 'example.org',
    hostedZone: 'Z0123456789ABC',
    alarmEmail: 'it@example.org',
    contactFormUrl: 'https://forms.example/1',
  })

  it('get hints about what is missing, and stop nothing', () => {
    const findings = settingsFindings({ settings: settings({}), notStored: [] })
    expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok', 'hint', 'hint', 'ok', 'hint'])
  })

  it('get no hints if all are given', () => {
    const findings = settingsFindings({ settings: everything, notStored: [] })
    expect(findings.every(({ level }) => level === 'ok')).toBe(true)
  })

  it('are listed with the file that has them', () =>
    expect(settingsFindings({ settings: everything, notStored: [] })).toContainEqual({
      level: 'ok',
      message: expect.stringMatching(/in infra\/stages\/dev\.json: domain=example\.org, hostedZone=/),
    }))

  it('get a hint if only this deploy has them', () =>
    expect(settingsFindings({ settings: everything, notStored: ['domain', 'alarmEmail'] })).toContainEqual({
      level: 'hint',
      message: expect.stringMatching(/^domain, alarmEmail are given with -c and not in .* --save\.$/),
    }))
})

describe('the account', () => {
  it('that cannot be inspected stops nothing, and the sentence says what was not checked', () =>
    expect(accountFindings({ account: { error: 'no credentials' }, bootstrap: { error: 'no' } }, {})).toEqual(
      [{ level: 'unknown', message: expect.stringContaining('could not be checked') }],
    ))

  it('stops nothing if it is bootstrapped', () => expect(stops({ account, bootstrap })).toEqual([]))

  it.each([0, 3])('with bootstrap version %i is stopped, with the command that bootstraps it', (version) =>
    expect(stops({ account, bootstrap: { version } })).toEqual([
      expect.stringContaining(`npx cdk bootstrap aws://111122223333/${region}`),
    ]),
  )

  it.each([
    ['PENDING_VALIDATION', ['www.example.org'], 'finish its validation'],
    ['ISSUED', ['example.org'], 'request one for www.example.org'],
    ['ISSUED', ['*.www.example.org'], 'request one for www.example.org'],
  ])('with a certificate %s for %s is stopped', (status, names, sentence) =>
    expect(stops({ account, bootstrap, certificate: { status, names } })).toEqual([
      expect.stringContaining(sentence),
    ]),
  )

  it.each([['www.example.org'], ['*.example.org']])(
    'with an issued certificate for %s is not stopped',
    (name) =>
      expect(stops({ account, bootstrap, certificate: { status: 'ISSUED', names: [name] } })).toEqual([]),
  )
})
