import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BrowserChoice {
  executablePath: string
  args: string[]
}

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The browser itself sends no request. */
const offlineFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser for tests and benchmarks: `$CHROME`, else the pinned one of the npm package, which needs Linux on x64 but
 * neither root nor system libraries, else an installed one.
 */
export async function chooseBrowser(): Promise<BrowserChoice> {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  const chosen = process.env.CHROME || (isPackaged ? undefined : installedBrowsers.find(existsSync))
  if (chosen) return { executablePath: chosen, args: ['--no-sandbox', ...offlineFlags] }
  // The package unpacks its libraries only on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'browser-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  process.env.FONTCONFIG_PATH = writeFontConfig(join(process.env.TMPDIR, 'fonts'))
  return { executablePath, args: ['--no-sandbox', '--no-zygote', ...offlineFlags] }
}

/**
 * The packaged browser looks for fonts only in a fixed folder of Lambda. Without any font, text has no width until the
 * page's fonts are loaded. Returns the folder of the configuration.
 */
function writeFontConfig(folder: string): string {
  const fontFolders = [folder, '/usr/share/fonts', '/usr/local/share/fonts']
  const lines = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...fontFolders.map((fontFolder) => `<dir>${fontFolder}</dir>`),
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    '</fontconfig>',
  ]
  writeFileSync(join(folder, 'fonts.conf'), lines.join('\n'))
  return folder
}
