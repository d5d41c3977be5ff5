import { describe, expect, it } from 'vitest'
import { stages } from '../../testing/stages.ts'
import { synthesized } from '../../testing/synthesized.ts'

const stage = synthesized(stages.dev)
const alarms = Object.values(stage.ofType('AWS::CloudWatch::Alarm'))
const topics = Object.keys(stage.ofType('AWS::SNS::Topic'))
const topic = topics.find((id) => id.startsWith('Alarms'))

describe('an alarm', () => {
  it('sends a message to the topic of alarms when it starts and when it ends', () => {
    expect(topics).toHaveLength(2)
    for (const alarm of alarms) {
      expect(alarm.AlarmActions).toEqual([{ Ref: topic }])
      expect(alarm.OKActions).toEqual([{ Ref: topic }])
    }
  })

  it('is one of eleven, which watch twelve metrics for 120 cents a month', () => {
    expect(alarms).toHaveLength(11)
    expect(JSON.stringify(alarms).split('"MetricName"').length - 1).toBe(12)
  })

  it.each(alarms.map((alarm) => [String(alarm.AlarmName), alarm] as const))(
    '"%s" says what visitors or staff lose and which section of the runbook helps',
    (name, alarm) => {
      const [, title = ''] = name.split(': ')
      expect(name).toMatch(/^RecoverySite dev: [a-z]/)
      expect(alarm.AlarmDescription).toMatch(/(visitors|people|staff)/i)
      expect(alarm.AlarmDescription).toMatch(/See docs\/runbooks\/alarms\.md, "/)
      expect(title.length).toBeLessThanOrEqual(60)
    },
  )

  it('reaches the configured mail address', () =>
    expect(Object.values(stage.ofType('AWS::SNS::Subscription'))).toMatchObject([
      { Protocol: 'email', Endpoint: 'it@example.org' },
    ]))

  it('reaches a second address, if the stage has one', () => {
    const { alarmEmail, secondAlarmEmail, noticeEmail } = stages.largest
    const subscriptions = Object.values(synthesized(stages.largest).ofType('AWS::SNS::Subscription'))
    expect(subscriptions.map(({ Endpoint }) => Endpoint).sort()).toEqual(
      [alarmEmail, secondAlarmEmail, noticeEmail].sort(),
    )
  })

  it('is preceded by a test of every Monday, so that its readers know that mails arrive', () => {
    const tests = Object.values(stage.ofType('AWS::Events::Rule')).filter(({ Targets }) =>
      JSON.stringify(Targets).includes('the test of every Monday'),
    )
    expect(tests).toMatchObject([
      { ScheduleExpression: 'cron(0 14 ? * MON *)', Targets: [{ Arn: { Ref: topic } }] },
    ])
    expect(JSON.stringify(stage.ofType('AWS::SNS::TopicPolicy'))).toContain(
      '"Service":"events.amazonaws.com"',
    )
  })

  it('may be published to the topic, and only over TLS', () => {
    const policy = JSON.stringify(stage.ofType('AWS::SNS::TopicPolicy'))
    expect(policy).toContain('"Principal":{"Service":"cloudwatch.amazonaws.com"}')
    expect(policy).toContain('{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"')
  })

  it('of a scheduled function also starts when the function does not run', () => {
    const breaching = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching')
    expect(breaching.map(({ AlarmName }) => AlarmName)).toEqual([
      'RecoverySite dev: visitors may not reach the site',
      'RecoverySite dev: not all pages were rendered for a day and a half',
      'RecoverySite dev: the jobs that run every minute fail',
    ])
  })
})

it('an alarm says within five minutes that the canary cannot read the site', () => {
  const { Period, EvaluationPeriods } =
    alarms.find(({ AlarmName }) => `${AlarmName}`.includes('may not reach the site')) ?? {}
  expect([Period, EvaluationPeriods]).toEqual([60, 3])
})

it('the alarm for missing renderings counts those of everything, not those of a change', () => {
  const alarm = alarms.find(({ AlarmName }) => `${AlarmName}`.includes('not all pages were rendered'))
  expect(alarm).toMatchObject({ MetricName: 'WholeRenderings', Period: 6 * 60 * 60, EvaluationPeriods: 6 })
})

it('the alarm for refused logins adds up those of logins and of one-time links', () => {
  const alarm = alarms.find(({ AlarmName }) => `${AlarmName}`.includes('tries many passwords'))
  const text = JSON.stringify(alarm?.Metrics)
  expect(text).toContain('"Expression":"SUM(METRICS())"')
  expect(text.split('"RefusedLogins"')).toHaveLength(3)
  for (const id of ['Logins', 'Accounts']) expect(text).toMatch(new RegExp(`"Ref":"${id}[0-9A-F]{8}"`))
})

describe('a log group', () => {
  it('deletes its events after 90 days', () => {
    const groups = Object.values(stage.ofType('AWS::Logs::LogGroup'))
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) expect(group.RetentionInDays).toBe(90)
  })

  it('belongs to the stack for every function, also for those of the CDK', () => {
    const groups = Object.keys(stage.ofType('AWS::Logs::LogGroup'))
    for (const { LoggingConfig } of Object.values(stage.ofType('AWS::Lambda::Function')))
      expect(groups.map((Ref) => ({ LogGroup: { Ref } }))).toContainEqual(LoggingConfig)
  })
})
