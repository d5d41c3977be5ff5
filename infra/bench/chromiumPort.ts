import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chooseBrowser } from '../tests/browser/support/browser.ts'
import { inTemporaryFolder } from './temporary.ts'

/** Work with a browser that listens on a port, as Lighthouse wants it; it is gone afterwards. */
export function withBrowserPort<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  return inTemporaryFolder(async (profile) => {
    const { executablePath, args } = await chooseBrowser()
    const browser = spawn(
      executablePath,
      ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const ended = once(browser, 'exit')
    try {
      return await work(await portOf(createInterface({ input: browser.stderr })))
    } finally {
      browser.kill()
      await ended
    }
  })
}

async function portOf(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (port) return Number(port)
  }
  throw new Error('The browser ended before it listened')
}
