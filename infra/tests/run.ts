import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

interface RunResult {
  succeeded: boolean
  seconds: number
}

interface RunOptions {
  variables?: NodeJS.ProcessEnv
  /** Tools that run side by side print their output when they end. */
  output?: 'at once' | 'at the end'
}

/** Runs a tool and prints its output under a title. */
export async function run(
  title: string,
  [tool, ...args]: [string, ...string[]],
  { variables = {}, output = 'at once' }: RunOptions = {},
): Promise<RunResult> {
  const heading = `\n── ${title}\n`
  if (output === 'at once') process.stdout.write(heading)
  const startedAt = performance.now()
  const child = spawn(tool, args, {
    stdio: output === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...plainEnvironment(), ...variables },
    // npm's tools are command files on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  })
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  const [succeeded, ...texts] = await Promise.all([ended(child), ...streams.map((stream) => text(stream))])
  if (output === 'at the end') process.stdout.write(heading + texts.join(''))
  return { succeeded, seconds: (performance.now() - startedAt) / 1000 }
}

function ended(child: ReturnType<typeof spawn>): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stdout.write(`${child.spawnfile} could not run: ${error.message}\n`)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Without color codes, questions or telemetry. Hundreds of processes load the same libraries, compiled once. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...environment } = process.env
  const compiled = join(tmpdir(), 'compiled-libraries')
  return {
    ...environment,
    ...{ CI: 'true', NO_COLOR: '1', CDK_DISABLE_CLI_TELEMETRY: 'true', NODE_COMPILE_CACHE: compiled },
  }
}
