import { describe, expect, it } from 'vitest'
import { readSettings, region, type Settings } from '../../settings.ts'
import { type AccountFacts, accountFindings, nodeFindings, settingsFindings } from './findings.ts'

const account = { id: '111122223333' }
const bootstrap = { version: 21 }
const stops = (seen: AccountFacts, domain = 'www.example.org') =>
  accountFindings(seen, { domain })
    .filter(({ how }) => how === 'stop')
    .map(({ says }) => says)

function settings(context: Record<string, string>): Settings {
  const read = readSettings(context)
  if ('problems' in read) throw new Error(read.problems.join())
  return read.settings
}

describe('Node.js', () => {
  it.each(['v24.0.0', 'v25.1.0'])('%s runs the deploy', (version) =>
    expect(nodeFindings(version)[0]?.how).toBe('well'),
  )
  it('v20.11.1 does not, and the sentence says what to do', () =>
    expect(nodeFindings('v20.11.1')).toEqual([
      { how: 'stop', says: expect.stringContaining('run npm ci, which brings it along') },
    ]))
})

describe('settings that work', () => {
  it('bring hints about what is missing, and stop nothing', () => {
    const found = settingsFindings(settings({}))
    expect(found.map(({ how }) => how)).toEqual(['well', 'hint', 'hint', 'hint'])
  })

  it('bring none where all is set', () => {
    const found = settingsFindings(
      settings({
        domain: 'example.org',
        hostedZone: 'Z0123456789ABC',
        alarmEmail: 'it@example.org',
        contactFormUrl: 'https://forms.example/1',
      }),
    )
    expect(found.every(({ how }) => how === 'well')).toBe(true)
  })
})

describe('the account', () => {
  it('that cannot be seen stops nothing, and what was not checked is said', () =>
    expect(
      accountFindings({ account: { unseen: 'no credentials' }, bootstrap: { unseen: 'no' } }, {}),
    ).toEqual([{ how: 'unknown', says: expect.stringContaining('could not be checked') }]))

  it('is named when all is well', () => expect(stops({ account, bootstrap })).toEqual([]))

  it.each([0, 3])('with bootstrap version %i is prepared by a command', (version) =>
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

  it.each([['www.example.org'], ['*.example.org']])('with a certificate for %s is not', (name) =>
    expect(stops({ account, bootstrap, certificate: { status: 'ISSUED', names: [name] } })).toEqual([]),
  )
})
