import type { Construct } from 'constructs'
import { alarms } from './alarms.ts'
import { alarmTopic } from './alarmTopic.ts'
import { dashboard } from './dashboard.ts'
import type { Monitored } from './metrics.ts'

export function monitoring(
  scope: Construct,
  { alarmEmail, ...monitored }: Monitored & { alarmEmail?: string | undefined },
): void {
  dashboard(scope, monitored, alarms(scope, monitored, alarmTopic(scope, alarmEmail)))
}
