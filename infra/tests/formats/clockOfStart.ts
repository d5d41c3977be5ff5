import childProcess, { type ForkOptions } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { env } from 'node:process'

// Imported by `npm start` and by its functions before their own code: the day is that of CLOCK, from which time goes on.
const RealDate = Date
const shift = RealDate.parse(env.CLOCK ?? '') - RealDate.parse(env.STARTED ?? '')
const now = () => RealDate.now() + shift
class ShiftedDate extends RealDate {
  constructor(...parts: [] | [string | number]) {
    super(parts[0] ?? now())
  }
  static override now = now
}
globalThis.Date = ShiftedDate as DateConstructor // Nothing calls it with more than one argument.

// Functions get neither the options nor the environment of the process that starts them.
const { fork } = childProcess
const forkWithClock = (file: string | URL, args: readonly string[], options: ForkOptions) =>
  fork(file, args, {
    ...options,
    execArgv: [...(options.execArgv ?? []), '--import', import.meta.url],
    env: { ...options.env, CLOCK: env.CLOCK, STARTED: env.STARTED },
  })
childProcess.fork = forkWithClock as typeof fork // Nothing calls it without arguments.
syncBuiltinESMExports()
