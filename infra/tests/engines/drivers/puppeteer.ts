import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core'
import type { Engine, Tab, TabOptions } from '../tab.ts'

/** Speaks WebDriver BiDi with Firefox, which needs no driver beside it. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browsers = new Map<string, Promise<Browser>>()
  // Scripts and the theme are preferences of the whole browser.
  const browserWith = ({ scripts, theme }: TabOptions) => {
    const preferences = {
      'javascript.enabled': scripts,
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
    }
    const name = JSON.stringify(preferences)
    const browser =
      browsers.get(name) ??
      puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox: preferences })
    browsers.set(name, browser)
    return browser
  }
  const openTab = async (options: TabOptions): Promise<Tab> => {
    const browser = await browserWith(options)
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: options.width, height: options.height })
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
      press: async (key) => {
        const [held, pressed] = key.includes('+') ? key.split('+') : [undefined, key]
        if (held) await page.keyboard.down(held as KeyInput) // `Key` has names of the DOM only.
        await page.keyboard.press(pressed as KeyInput) // The same.
        if (held) await page.keyboard.up(held as KeyInput) // The same.
      },
      back: async () => void (await page.goBack()),
      choose: async (selector, file) => {
        const field = await page.$(`${selector}`)
        await (field as unknown as { uploadFile(...files: string[]): Promise<void> }).uploadFile(file)
      },
      screenshot: async () => Buffer.from(await page.screenshot()),
      errors: async () => errors,
      close: () => context.close(),
    }
  }
  return {
    openTab,
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}
