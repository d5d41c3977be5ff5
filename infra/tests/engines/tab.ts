/** A tab of a browser, as every driver offers it. Points are in CSS pixels of the view. */
export interface Tab {
  open(address: string): Promise<void>
  /** Evaluates an expression in the page and returns its JSON value. */
  run(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  back(): Promise<void>
  /** Chooses a file in the field that the CSS selector names. */
  choose(selector: string, file: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** Errors of the pages since the tab opened. A driver without a log returns those of the current page. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'Control+a' | 'Control+c' | 'Control+v'

export interface TabOptions {
  width: number
  height: number
  scripts: boolean
  theme: 'light' | 'dark'
}

export interface Engine {
  openTab(options: TabOptions): Promise<Tab>
  close(): Promise<void>
}
