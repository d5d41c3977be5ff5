import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chooseBrowser } from '../tests/browser/support/browser.ts'

/** A page of a fresh browser context, and the browser's own protocol to it. */
export interface Tab {
  page: Page
  protocol: CDPSession
  close(): Promise<void>
}

/** The phone that Lighthouse measures with. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const
export const desktop = { viewport: { width: 1280, height: 900 } } as const

/** Does something with a browser of its own. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(await chooseBrowser())
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Opens an empty page that has cached nothing. */
export async function openTab(
  browser: Browser,
  device: Parameters<Browser['newContext']>[0],
): Promise<Tab & { context: BrowserContext }> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  return { page, context, protocol: await context.newCDPSession(page), close: () => context.close() }
}

/** A phone's processor: so many times slower than this machine. */
export function slowCpu(protocol: CDPSession, times: number) {
  return protocol.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** What browsers' tools call "slow 4G". */
export async function slowNetwork(protocol: CDPSession) {
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1024 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
}

/** Waits until a page asks for nothing more; one that goes on asking is not waited for. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await page.waitForTimeout(300)
}
