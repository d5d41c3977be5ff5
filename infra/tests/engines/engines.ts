import { existsSync } from 'node:fs'
import { launchOptions } from '../browser/support/browser.ts'
import { unpackedChromium112 } from './drivers/chromium112.ts'
import { startChromium } from './drivers/playwright.ts'
import { startFirefox } from './drivers/puppeteer.ts'
import { startWebKitGtk, startWpe } from './drivers/webKit.ts'
import type { Engine } from './tab.ts'

interface EngineRow {
  name: string
  /** A phone that is some years old: visitors' checks only. */
  old?: true
  /** Its second start, without scripts, takes as long as five checks. */
  slowStart?: true
  /** Files without which it cannot run here. */
  needs: string[]
  start(): Promise<Engine>
}

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync) ?? '/usr/bin/firefox'
const gtkDriver = '/usr/bin/WebKitWebDriver'
const wpeDriver = '/usr/bin/WPEWebDriver'

export const engines: readonly EngineRow[] = [
  { name: 'Chromium', needs: [], start: async () => startChromium(await launchOptions()) },
  { name: 'Firefox', slowStart: true, needs: [firefox], start: () => startFirefox(firefox) },
  {
    name: 'WebKitGTK',
    needs: [gtkDriver, '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi'],
    start: () => startWebKitGtk(gtkDriver),
  },
  {
    name: 'Chromium 112',
    old: true,
    needs: process.platform === 'linux' && process.arch === 'x64' ? [] : ['Linux on x64'],
    start: async () => {
      const { args } = await launchOptions()
      return startChromium({ args, executablePath: await unpackedChromium112() })
    },
  },
  {
    name: 'WPE WebKit 2.38',
    old: true,
    slowStart: true,
    needs: [wpeDriver, '/usr/bin/cog'],
    start: () => startWpe(wpeDriver),
  },
]

const missing = ({ needs }: EngineRow): string[] => needs.filter((file) => !existsSync(file))

export const foundEngines = engines.filter((engine) => missing(engine).length === 0)

/** A line for each engine that this machine lacks. */
export const skippedEngines = engines
  .filter((engine) => missing(engine).length > 0)
  .map((engine) => `Skipped: ${engine.name}, which needs ${missing(engine).join(', ')}.\n`)
