import { spawn } from 'node:child_process'

/** Runs a tool and prints its output under a title. Returns whether it succeeded. */
export function run(
  title: string,
  [tool, ...args]: [string, ...string[]],
  variables: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  process.stdout.write(`\n── ${title}\n`)
  const child = spawn(tool, args, {
    stdio: 'inherit',
    env: { ...plainEnvironment(), ...variables },
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

/** Without color codes, questions or telemetry. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...environment } = process.env
  return { ...environment, CI: 'true', NO_COLOR: '1', CDK_DISABLE_CLI_TELEMETRY: 'true' }
}
