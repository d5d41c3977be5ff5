import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const script = `
const [module, args] = process.argv.slice(1)
const { measure } = await import(module)
process.stdout.write('\\n' + JSON.stringify(await measure(...JSON.parse(args))))
process.exit()`

/** Runs a module's `measure` in a new process, so that nothing is warm which would be cold in a function. */
export async function inOwnProcess<Module extends { measure: (...args: never[]) => Promise<unknown> }>(
  module: string,
  args: Parameters<Module['measure']>,
  environment: NodeJS.ProcessEnv = {},
): Promise<Awaited<ReturnType<Module['measure']>>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, module, JSON.stringify(args)],
    { env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: Error) => {
    // An error in a bundle quotes its line, which is the whole bundle.
    throw new Error(error.message.replaceAll(/(.{200}).+/g, '$1…'))
  })
  // The script prints the JSON of what `measure` returned.
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n')))
}
