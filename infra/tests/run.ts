import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface RunResult {
  succeeded: boolean
  seconds: number
}

interface RunOptions {
  variables?: NodeJS.ProcessEnv
  /** Tools that run side by side print their output when they end. */
  output?: 'at once' | 'at the end'
}

/** As the npm scripts do it. */
const starter = join(import.meta.dirname, '../node.cjs')

/** Runs a tool or a file and prints its output under a title. */
export async function run(
  title: string,
  command: readonly string[],
  { variables = {}, output = 'at once' }: RunOptions = {},
): Promise<RunResult> {
  const heading = `\n── ${title}\n`
  if (output === 'at once') process.stdout.write(heading)
  const startedAt = performance.now()
  const child = spawn(process.execPath, [starter, ...command], {
    stdio: output === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...plainEnvironment(), ...variables },
  })
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  const [[code], ...texts] = await Promise.all([
    once(child, 'exit'),
    ...streams.map((stream) => text(stream)),
  ])
  if (output === 'at the end') process.stdout.write(heading + texts.join(''))
  return { succeeded: code === 0, seconds: (performance.now() - startedAt) / 1000 }
}

/** Without color codes, questions or telemetry. Hundreds of processes load the same libraries, compiled once. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...environment } = process.env
  const compiled = join(tmpdir(), 'compiled-libraries')
  return {
    ...environment,
    CI: 'true',
    NO_COLOR: '1',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
    NODE_COMPILE_CACHE: compiled,
  }
}
