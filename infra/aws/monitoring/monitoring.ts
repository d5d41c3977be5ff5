import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { alarms } from './alarms.ts'
import { alarmTopic } from './alarmTopic.ts'
import { dashboard } from './dashboard.ts'
import type { Monitored } from './metrics.ts'

/** Everything that tells an operator how a stage is: alarms to one topic, and one page of figures. */
export function monitoring(
  scope: Construct,
  watched: Monitored,
  { address, email }: { address: string; email: string | undefined },
): void {
  const rung = alarms(scope, watched, alarmTopic(scope, email))
  dashboard(scope, watched, rung, address)
}

/** Has the site checked from outside every five minutes: a crisis line that is gone is noticed within ten. */
export function canarySchedule(scope: Construct, canary: LambdaFunction): Rule {
  return new Rule(scope, 'CheckFromOutside', {
    schedule: Schedule.rate(Duration.minutes(5)),
    targets: [new FunctionTarget(canary)],
  })
}
