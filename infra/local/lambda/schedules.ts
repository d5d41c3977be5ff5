import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import type { LocalFunction } from './functionPool.ts'
import { functionInvoked } from './readFunctions.ts'

const RuleProperties = z.object({
  ScheduleExpression: z.string().check(z.regex(/^rate\(\d+ (minutes?|hours?|days?)\)$/)),
  Targets: z.array(z.object({ Arn: z.string(), Input: z._default(z.string(), '{}') })),
})

const milliseconds: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Starts the template's EventBridge schedules. The returned function stops them. */
export function startSchedules(stack: Stack, functions: readonly LocalFunction[]): () => void {
  const timers = stack.resources('AWS::Events::Rule', RuleProperties).flatMap(({ id, properties }) => {
    const [, count = '', unit = ''] = /(\d+) (\w+?)s?\)/.exec(properties.ScheduleExpression) ?? []
    return properties.Targets.map(({ Arn, Input }) => {
      const target = functionInvoked(id, functions, Arn)
      // A failed run is not retried, because the next run does the same.
      const run = () => target.invoke(JSON.parse(Input)).catch(() => undefined)
      return setInterval(run, Number(count) * (milliseconds[unit] ?? 0)).unref()
    })
  })
  return () => timers.forEach(clearInterval)
}
