import puppeteer, { type ConsoleMessage, type KeyInput, type Page } from 'puppeteer-core'
import type { Engine, Tab, TabOptions } from '../tab.ts'

/** Speaks WebDriver BiDi with Firefox, which needs no driver beside it. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const pages = new Map<string, Promise<Page>>()
  // Scripts and the theme are preferences of the whole browser. Checks use its tab one after another, so that it loads and
  // compiles the app once.
  const pageWith = ({ scripts, theme }: TabOptions) => {
    const preferences = {
      'javascript.enabled': scripts,
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
    }
    const name = JSON.stringify(preferences)
    const page = pages.get(name) ?? openPage(preferences)
    pages.set(name, page)
    return page
  }
  // The first tab of a browser does not have its focus.
  const openPage = async (extraPrefsFirefox: Record<string, unknown>) =>
    (await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox })).newPage()
  const openTab = async (options: TabOptions): Promise<Tab> => {
    const page = await pageWith(options)
    await page.setViewport({ width: options.width, height: options.height })
    const errors: string[] = []
    const onError = (error: unknown) => void errors.push(String(error))
    const onMessage = (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    }
    page.on('pageerror', onError).on('console', onMessage)
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
      close: async () => {
        page.off('pageerror', onError).off('console', onMessage)
        const context = page.browserContext()
        await context.deleteCookie(...(await context.cookies()))
        await page.evaluate('[localStorage, sessionStorage].forEach((storage) => storage.clear())')
        await page.goto('about:blank')
      },
    }
  }
  return {
    openTab,
    close: async () => {
      for (const page of pages.values()) await (await page).browser().close()
    },
  }
}
