import { expect } from '@playwright/test'
import type { Key, Tab } from './tab.ts'

/** What a CSS selector names, or an XPath (it begins with a slash or a parenthesis). */
type Locator = string

/** Milliseconds. Long, so that no check fails because the machine is busy: a publication may wait for another rendering. */
const timeout = 60_000

/** Milliseconds between one reading and the next. A check has dozens, most of which are true at once. */
const intervals = [25, 50, 100, 250]

/** Uses a tab as people do: looks at what is shown, presses where nothing covers it, and types. */
export class Visitor {
  readonly tab: Tab
  readonly #site: string

  constructor(tab: Tab, site: string) {
    this.tab = tab
    this.#site = site
  }

  open(path: string): Promise<void> {
    return this.tab.open(this.#site + path)
  }

  /** Calls a function in the page. It may use nothing that is outside it. */
  async run<Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.tab.run(`(${call})(${args.map((arg) => JSON.stringify(arg)).join()})`)) as Result // From the page.
  }

  /** Calls a function with the element, the first one that is shown if there are several. */
  async read<Args extends unknown[], Result>(
    locator: Locator,
    call: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const values = ['element', ...args.map((arg) => JSON.stringify(arg))].join()
    const expression = `(() => {
      const element = (${find})(${JSON.stringify(locator)})
      return element ? { value: (${call})(${values}) } : null
    })()`
    const result = (await this.tab.run(expression)) as { value: Result } | null // From the page.
    if (!result) throw new Error(`Nothing is ${locator}`)
    return result.value
  }

  /** Waits until the function returns what is expected. What fails while a page loads is asked again. */
  async eventually<Result>(read: () => Promise<Result>, expected: unknown, what: string): Promise<void> {
    await expect.poll(() => read().catch(String), { message: what, timeout, intervals }).toEqual(expected)
  }

  /** Scrolls there if it is out of view or covered, and waits until nothing covers it. */
  async sees(locator: Locator): Promise<void> {
    await this.eventually(async () => (await this.read(locator, reach)).obstacle, '', `${locator} is seen`)
  }

  async seesNo(locator: Locator): Promise<void> {
    const shown = () =>
      this.read(locator, isShown).catch((error) => {
        if (String(error).includes('Nothing is')) return false
        throw error
      })
    await this.eventually(shown, false, `${locator} is not shown`)
  }

  /** Scrolls there as `sees` does, waits until it rests there, and presses it. */
  async press(locator: Locator): Promise<void> {
    let at = { x: Number.NaN, y: Number.NaN }
    const obstacle = async () => {
      const before = at
      const { obstacle, ...point } = await this.read(locator, reach)
      at = point
      return obstacle || (point.x === before.x && point.y === before.y ? '' : 'it moves')
    }
    await this.eventually(obstacle, '', `${locator} can be pressed`)
    await this.tab.click(at.x, at.y)
  }

  async type(text: string): Promise<void> {
    await this.tab.type(text)
  }

  async key(key: Key): Promise<void> {
    await this.tab.press(key)
  }

  /** Waits until the page has loaded, too: in Firefox, one that still loads can end the next navigation. */
  async isAt(path: string): Promise<void> {
    const address = () =>
      this.run(() => [location.pathname + location.search + location.hash, document.readyState])
    await this.eventually(address, [path, 'complete'], `the page is ${path}`)
  }
}

/** Everything below runs in the page. */
function find(locator: Locator): HTMLElement | null {
  const found: Node[] = []
  if (/^[/(]/.test(locator)) {
    const result = document.evaluate(locator, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null)
    for (let index = 0; index < result.snapshotLength; index += 1)
      found.push(result.snapshotItem(index) as Node)
  } else found.push(...document.querySelectorAll(locator))
  const elements = found as HTMLElement[]
  const shown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && element.checkVisibility?.({ visibilityProperty: true }) !== false
  return elements.find(shown) ?? elements[0] ?? null
}

function isShown(element: HTMLElement): boolean {
  return (
    element.getClientRects().length > 0 && element.checkVisibility?.({ visibilityProperty: true }) !== false
  )
}

/** The middle of the element, and why a press there would not reach it. */
function reach(element: HTMLElement): { x: number; y: number; obstacle: string } {
  const look = () => {
    const box = element.getClientRects()[0]
    if (!box) return { x: 0, y: 0, obstacle: 'it is not shown' }
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
    const top = document.elementFromPoint(x, y)
    if (!top) return { x, y, obstacle: `it is out of view, at ${x}, ${y}` }
    const label = top.closest('label')
    const reached = element.contains(top) || top.contains(element) || label?.control === element
    return { x, y, obstacle: reached ? '' : `it is covered by ${top.outerHTML.slice(0, 100)}` }
  }
  const first = look()
  if (first.obstacle === '') return first
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return look()
}
