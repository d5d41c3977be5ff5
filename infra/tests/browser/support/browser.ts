import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How to start the browser: its file and its switches. */
export interface BrowserChoice {
  executablePath: string
  args: string[]
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
  const executablePath = await chromium.executablePath()
  process.env.FONTCONFIG_PATH = layOutFonts(join(process.env.TMPDIR, 'fonts'))
  return { executablePath, args: ['--no-sandbox', '--no-zygote', ...quiet] }
}

/**
 * Tells the packaged browser where its own fonts are, and the machine's: its own configuration looks for them in one
 * fixed place. Without any font text has no width until a page's fonts have come. Returns the folder.
 */
function layOutFonts(folder: string): string {
  const places = [folder, '/usr/share/fonts', '/usr/local/share/fonts']
  const lines = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...places.map((place) => `<dir>${place}</dir>`),
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    '</fontconfig>',
  ]
  writeFileSync(join(folder, 'fonts.conf'), lines.join('\n'))
  return folder
}
