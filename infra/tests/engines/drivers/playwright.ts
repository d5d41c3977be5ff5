import { chromium } from '@playwright/test'
import type { Engine, Tab, TabOptions } from '../tab.ts'

export async function startChromium(options: { executablePath: string; args: string[] }): Promise<Engine> {
  const browser = await chromium.launch(options)
  const openTab = async ({ width, height, scripts, theme }: TabOptions): Promise<Tab> => {
    const context = await browser.newContext({
      viewport: { width, height },
      javaScriptEnabled: scripts,
      colorScheme: theme,
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    return {
      open: async (address) => void (await page.goto(address)),
      run: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      back: async () => void (await page.goBack()),
      choose: (selector, file) => page.setInputFiles(selector, file),
      screenshot: () => page.screenshot(),
      errors: async () => errors,
      close: () => context.close(),
    }
  }
  return { openTab, close: () => browser.close() }
}
