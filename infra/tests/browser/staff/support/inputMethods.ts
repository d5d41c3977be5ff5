import { expect, type Locator } from '@playwright/test'

/** The actions of a test with a pointer or by keyboard, so that one story tests both. */
export interface InputMethod {
  press(control: Locator): Promise<void>
  /** Replaces what the field has. */
  fill(field: Locator, text: string): Promise<void>
  /** `2026-11-21T09:00`, or a day without a time. */
  fillTime(field: Locator, time: string): Promise<void>
  /** Sets the cursor at the beginning of a rich text, which then loads its editor. */
  enter(text: Locator): Promise<void>
  select(field: Locator, option: string): Promise<void>
  check(choice: Locator): Promise<void>
  /** A button of the toolbar of the rich text that has the focus. */
  pressTool(toolbar: Locator, name: string): Promise<void>
}

const pointer: InputMethod = {
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
  fillTime: (field, time) => field.fill(time),
  enter: (text) => text.click({ position: { x: 4, y: 20 } }),
  select: async (field, option) => {
    await field.selectOption(option)
  },
  check: (choice) => choice.check(),
  pressTool: (toolbar, name) => toolbar.getByRole('button', { name }).click(),
}

const keyboard: InputMethod = {
  press: async (control) => {
    await expect(control).toBeEnabled()
    await tabTo(control)
    await control.page().keyboard.press('Enter')
  },
  fill: async (field, text) => {
    await tabTo(field)
    await field.page().keyboard.press('Control+a')
    await field.page().keyboard.type(text)
  },
  fillTime: (field, time) => typeTime(field, partsOf(time)),
  enter: tabTo,
  select: async (field, option) => {
    await tabTo(field)
    await field.page().keyboard.type(option)
    await expect(field.locator('option:checked')).toHaveText(option)
  },
  check: async (choice) => {
    await tabTo(choice, { isInGroup: true })
    await choice.page().keyboard.press('Space')
    await expect(choice).toBeChecked()
  },
  pressTool: async (toolbar, name) => {
    const { keyboard: keys } = toolbar.page()
    await keys.press('Alt+F10')
    const focused = () => toolbar.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    for (let presses = 0; presses < 30 && (await focused()) !== name; presses += 1)
      await keys.press('ArrowRight')
    await expect(toolbar.getByRole('button', { name })).toBeFocused()
    await keys.press('Enter')
  },
}

export const inputMethods = { 'with a pointer': pointer, 'by keyboard alone': keyboard } as const

/** By the parts of a time in the order of the field: `['01', '15', '2099', '09', '30', 'AM']`. */
async function typeTime(field: Locator, parts: readonly string[]): Promise<void> {
  const { keyboard: keys } = field.page()
  await tabTo(field)
  for (const part of parts) {
    await keys.type(part)
    // The year may have six digits, so that it does not lead on to the next part.
    if (part.length === 4) await keys.press('ArrowRight')
  }
}

/** As an American browser shows them. */
function partsOf(time: string): string[] {
  const [year = '', month = '', day = '', hour, minute = ''] = time.split(/\D/)
  if (hour === undefined) return [month, day, year]
  const half = Number(hour) < 12 ? 'AM' : 'PM'
  return [month, day, year, String(Number(hour) % 12 || 12).padStart(2, '0'), minute, half]
}

/** Presses Tab until the control has the focus, once round the screen. In a group of radio buttons also an arrow key. */
async function tabTo(control: Locator, { isInGroup = false } = {}): Promise<void> {
  await expect(control).toBeVisible()
  const { keyboard: keys } = control.page()
  const isFocused = () => control.evaluate((element) => element.contains(document.activeElement))
  for (let presses = 0; presses < 300; presses += 1) {
    if (await isFocused()) return
    if (isInGroup && (await isSibling(control))) await keys.press('ArrowDown')
    else await keys.press('Tab')
  }
  throw new Error(`Tab does not lead to ${control}`)
}

/** Another radio button of its group has the focus. */
const isSibling = (control: Locator) =>
  control.evaluate(
    (element) =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.name === element.name,
  )
