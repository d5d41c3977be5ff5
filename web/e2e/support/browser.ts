import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How to start the browser: its file, its switches, its environment. */
export interface BrowserChoice {
  executablePath: string
  args: string[]
  env?: Record<string, string>
}

/** Where systems keep a Chromium or a Chrome. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Nothing but the pages under test is asked of the network. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser for tests and benches: `$CHROME`, else the system's, else the one that comes as an npm package
 * (Linux on x64, without root or system libraries).
 */
export async function chooseBrowser(): Promise<BrowserChoice> {
  const own = process.env.CHROME || places.find(existsSync)
  if (own) return { executablePath: own, args: ['--no-sandbox', ...quiet] }
  // The package unpacks its libraries only where it believes to be on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'browser-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--no-zygote', ...quiet],
  }
}
