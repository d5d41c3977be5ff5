import { describe, expect, it } from 'vitest'
import { synthesized } from '../../testing/synthesized.ts'

const stage = synthesized({ stage: 'dev', alarmEmail: 'it@example.org' })
const alarms = Object.values(stage.ofType('AWS::CloudWatch::Alarm'))
const [topic] = Object.keys(stage.ofType('AWS::SNS::Topic'))

describe('the alarms', () => {
  it('all go to one topic, when they ring and when it is over', () => {
    expect(Object.keys(stage.ofType('AWS::SNS::Topic'))).toHaveLength(1)
    for (const alarm of alarms) {
      expect(alarm.AlarmActions).toEqual([{ Ref: topic }])
      expect(alarm.OKActions).toEqual([{ Ref: topic }])
    }
  })

  it('are six, which is 60 cents a month', () => expect(alarms).toHaveLength(6))

  it.each(alarms.map((alarm) => [String(alarm.AlarmName), alarm] as const))(
    '"%s" says what is lost and which page of the runbooks helps',
    (name, alarm) => {
      const [, title = ''] = name.split(': ')
      expect(name).toMatch(/^RecoverySite dev: [a-z]/)
      expect(alarm.AlarmDescription).toMatch(/(visitors|people|staff)/i)
      expect(alarm.AlarmDescription).toMatch(/See docs\/runbooks\/alarms\.md, "/)
      expect(title.length).toBeLessThanOrEqual(60)
    },
  )

  it('reach whoever is to get them by mail', () =>
    expect(Object.values(stage.ofType('AWS::SNS::Subscription'))).toMatchObject([
      { Protocol: 'email', Endpoint: 'it@example.org' },
    ]))

  it('may be sent to the topic, and only over TLS', () => {
    const policy = JSON.stringify(stage.ofType('AWS::SNS::TopicPolicy'))
    expect(policy).toContain('"Principal":{"Service":"cloudwatch.amazonaws.com"}')
    expect(policy).toContain('{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"')
  })

  it('of what runs by the clock ring where nothing ran', () => {
    const silent = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching')
    expect(silent.map(({ AlarmName }) => AlarmName)).toEqual([
      'RecoverySite dev: visitors may not reach the site',
      'RecoverySite dev: the pages were not rendered for a day and a half',
    ])
  })
})

describe('the check from outside', () => {
  it('runs every five minutes and the rendering every day', () =>
    expect(
      Object.values(stage.ofType('AWS::Events::Rule')).map(({ ScheduleExpression }) => ScheduleExpression),
    ).toEqual(['rate(1 day)', 'rate(5 minutes)']))
})

describe('the logs', () => {
  it('of every function end after 90 days', () => {
    const groups = Object.values(stage.ofType('AWS::Logs::LogGroup'))
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) expect(group.RetentionInDays).toBe(90)
  })

  it('are groups of the stack, but for the one function of the CDK that runs triggers', () => {
    const without = Object.entries(stage.ofType('AWS::Lambda::Function')).filter(
      ([, { LoggingConfig }]) => LoggingConfig === undefined,
    )
    expect(without.map(([id]) => id)).toEqual([expect.stringMatching(/^AWSCDKTriggerCustomResourceProvider/)])
  })
})

describe('the dashboard', () => {
  it('is one page for the stage, with every alarm', () => {
    const [page, ...others] = Object.values(stage.ofType('AWS::CloudWatch::Dashboard'))
    expect(others).toEqual([])
    expect(page?.DashboardName).toBe('RecoverySite-dev')
    for (const id of Object.keys(stage.ofType('AWS::CloudWatch::Alarm')))
      expect(JSON.stringify(page?.DashboardBody)).toContain(id)
  })
})
