import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { LocalStack } from '../cloudformation/stack.ts'
import type { LocalFunction } from './localFunction.ts'

const RuleProperties = z.strictObject({
  ScheduleExpression: z.string().check(z.regex(/^rate\(\d+ (minutes?|hours?|days?)\)$/)),
  State: z.literal('ENABLED'),
  Targets: z.array(z.strictObject({ Arn: z.string(), Id: z.string(), Input: z._default(z.string(), '{}') })),
})

const milliseconds: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Starts the template's schedules (EventBridge rules at a rate); the returned function ends them. */
export function startSchedules(stack: LocalStack, functions: readonly LocalFunction[]): () => void {
  const timers = stack.resources('AWS::Events::Rule', RuleProperties).flatMap(({ id, properties }) => {
    const [, count = '', unit = ''] = /(\d+) (\w+?)s?\)/.exec(properties.ScheduleExpression) ?? []
    return properties.Targets.map((target) => {
      const invoked = functions.find((known) => known.arn === target.Arn)
      if (!invoked)
        throw new CommandError(`${id} in the template calls something that is not a function in it.`)
      return setInterval(
        () => invoked.enqueue(JSON.parse(target.Input)),
        Number(count) * (milliseconds[unit] ?? 0),
      ).unref()
    })
  })
  return () => timers.forEach(clearInterval)
}
