import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../tests/browser/support/browser.ts'

/** The phone that Lighthouse measures with. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const
export const desktop = { viewport: { width: 1280, height: 900 } } as const

export async function launchBrowser(...switches: string[]): Promise<Browser> {
  const { args, executablePath } = await launchOptions()
  return chromium.launch({ executablePath, args: [...args, ...switches] })
}

interface Slowness {
  /** How many times slower than this machine. */
  processor?: number
  /** What developer tools call slow 4G. */
  network?: boolean
}

/** Opens an empty page that has cached nothing. */
export async function openPage(
  browser: Browser,
  device: BrowserContextOptions,
  { processor = 1, network = false }: Slowness = {},
): Promise<Page> {
  const page = await browser.newPage(device)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: processor })
  const slow = { downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
  if (network)
    await protocol.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, ...slow })
  return page
}

/** Waits until a page has no more requests, for ten seconds at most. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await page.waitForTimeout(300)
}
