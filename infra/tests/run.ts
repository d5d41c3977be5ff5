import { spawn } from 'node:child_process'

/** Runs a tool of the project's, its output streamed under a title; whether it ended well. */
export function run(
  title: string,
  [tool, ...args]: [string, ...string[]],
  more: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  process.stdout.write(`\n── ${title}\n`)
  const child = spawn(tool, args, {
    stdio: 'inherit',
    env: { ...quiet(), ...more },
    // npm's tools are command files on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stdout.write(`${tool} could not run: ${error.message}\n`)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** An environment for machines and people alike: no colour codes, nothing sent to anybody. */
function quiet(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...environment } = process.env
  return { ...environment, CI: 'true', NO_COLOR: '1', CDK_DISABLE_CLI_TELEMETRY: 'true' }
}
