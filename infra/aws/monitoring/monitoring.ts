import { Stack } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { clinicZone } from '#shared/hours/localDay.ts'
import { mailTopic } from '../mailTopic.ts'
import { alarms, type Monitored } from './alarms.ts'

interface AlarmAddresses {
  alarmEmail?: string | undefined
  secondAlarmEmail?: string | undefined
}

export function monitoring(
  scope: Construct,
  { alarmEmail, secondAlarmEmail, ...monitored }: Monitored & AlarmAddresses,
): void {
  const topic = mailTopic(scope, 'Alarms', alarmEmail, secondAlarmEmail)
  // `enforceSSL` gives the topic a policy, so CloudWatch may publish alarms only if the policy allows it.
  topic.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  if (alarmEmail !== undefined) weeklyTest(scope, topic)
  alarms(scope, monitored, topic)
}

/** Whoever does not get it on Mondays knows that alarms do not arrive either. */
function weeklyTest(scope: Construct, topic: Topic): void {
  const message = RuleTargetInput.fromText(
    `This is the test of every Monday: alarms of ${Stack.of(scope).stackName} reach you. Nothing is wrong.`,
  )
  new Rule(scope, 'TestOfAlarms', {
    // Nine in the morning at the clinic, ten in summer: schedules of rules are in UTC.
    schedule: Schedule.expression(`cron(0 ${9 + clinicZone.behind[0]} ? * MON *)`),
    targets: [new SnsTopic(topic, { message })],
  })
}
