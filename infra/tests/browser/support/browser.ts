import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LaunchOptions {
  executablePath: string
  args: string[]
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Only the pages under test send requests to other machines.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of tests and benches: `$CHROME`, else the pinned one of the npm package, else the system's. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROME || (await packagedBrowser()) || systemBrowsers.find(existsSync)
  if (executablePath) return { executablePath, args }
  throw new Error('No browser was found: install Chrome or Chromium, or set CHROME=/path/to/it')
}

const packageFolder = join(import.meta.dirname, '../../../../node_modules/@sparticuz/chromium')
const unpacked = join(packageFolder, 'unpacked')

/** Unpacks the package's Chromium on its first use. It runs on Linux with x64, without root or system libraries. */
async function packagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder)) return undefined
  if (!existsSync(unpacked)) await unpack()
  process.env.LD_LIBRARY_PATH = join(unpacked, 'al2023/lib')
  process.env.FONTCONFIG_PATH = join(unpacked, 'fonts')
  return join(unpacked, 'chromium')
}

async function unpack(): Promise<void> {
  const { AWS_EXECUTION_ENV, TMPDIR } = process.env
  const partial = mkdtempSync(`${unpacked}-`)
  // The package unpacks into the temporary folder, and its libraries only on Lambda.
  Object.assign(process.env, { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  restore({ AWS_EXECUTION_ENV, TMPDIR })
  writeFontConfiguration(join(partial, 'fonts'))
  try {
    renameSync(partial, unpacked)
  } catch {
    // Another process was first.
    rmSync(partial, { recursive: true })
  }
}

function restore(environment: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

/** The package's own configuration names one fixed folder. Without a font, text has no width until web fonts load. */
function writeFontConfiguration(folder: string): void {
  const folders = [join(unpacked, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  const lines = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...folders.map((one) => `<dir>${one}</dir>`),
    `<cachedir>${join(unpacked, 'fonts/cache')}</cachedir>`,
    '</fontconfig>',
  ]
  writeFileSync(join(folder, 'fonts.conf'), lines.join('\n'))
}
