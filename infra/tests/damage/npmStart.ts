import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

interface NpmStart {
  /** Undefined if it ended before it served. */
  address: string | undefined
  /** What it has printed to standard error. */
  errors(): string
  /** Interrupts it, and returns its exit code. */
  stop(): Promise<number | null>
}

/**
 * Runs `npm start` in a folder until it serves or ends. Files cannot become larger than `fileLimit`, in blocks of the
 * shell: to the program, that is a full disk.
 */
export async function npmStart(
  folder: string,
  { fileLimit }: { fileLimit?: number | undefined } = {},
): Promise<NpmStart> {
  const command = [process.execPath, path.join(import.meta.dirname, '../../local/start.ts')]
  const limited =
    fileLimit === undefined ? command : ['sh', '-c', `ulimit -f ${fileLimit}; exec "$0" "$@"`, ...command]
  const [program = '', ...args] = limited
  const site = spawn(program, args, { cwd: folder, env: { ...process.env, PORT: '0' } })
  const ended = once(site, 'close').then(([code]) => code as number | null) // The event's first argument.
  let errors = ''
  site.stderr.on('data', (text) => {
    errors += text
  })
  const served = new Promise<string>((resolve) => {
    let output = ''
    site.stdout.on('data', (text) => {
      output += text
      const address = /^http:\S+/m.exec(output)?.[0]
      if (address) resolve(address)
    })
  })
  return {
    address: await Promise.race([served, ended.then(() => undefined)]),
    errors: () => errors,
    stop: async () => {
      site.kill('SIGINT')
      return ended
    },
  }
}
