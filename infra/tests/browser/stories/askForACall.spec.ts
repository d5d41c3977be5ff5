import type { Page } from '@playwright/test'
import { contactFormResults } from '#shared/callRequests.ts'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import { byDay } from '#shared/testing/soak.ts'
import { desktop, expect, loadApp, mondayNight, phone, test, waitUntilIdle } from '../support/visitor.ts'

const texts = callFormTexts.en
const form = (page: Page) => page.getByRole('form', { name: texts.heading })
const firstName = (page: Page) => form(page).getByRole('textbox', { name: /^First name/ })
const phoneNumber = (page: Page) => form(page).getByRole('textbox', { name: /^Phone number/ })
const ask = (page: Page) => form(page).getByRole('button', { name: texts.send })
const linkToForm = (page: Page) => page.getByRole('main').getByRole('link', { name: texts.send }).first()

async function fillIn(page: Page) {
  await firstName(page).fill('Ana')
  await phoneNumber(page).fill('770.555.0199 ext 5')
  await form(page).getByRole('radio', { name: 'No' }).check()
}

/** Until the script of the forms is there, the browser sends them and follows the links to them. */
async function openHome(page: Page) {
  const script = page.waitForResponse('**/assets/enhanceForms-*.js')
  await page.goto('/')
  await loadApp(page)
  await (await script).finished()
  await waitUntilIdle(page)
}

/** Responds in place of the API, whose limits are for one network. */
async function receiveCalls(page: Page) {
  const bodies: string[] = []
  await page.route('**/api/call-requests/stamp', (route) => route.fulfill({ json: { stamp: 'signed' } }))
  await page.route('**/api/call-requests', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.request().headers()['content-type'] === 'application/json'
      ? route.fulfill({ json: { callBy: 'today, by 8 pm' } })
      : route.fulfill({ status: 303, headers: { location: contactFormResults.success } })
  })
  return bodies
}

const visitors = [
  { name: 'on a phone', use: { viewport: phone } },
  { name: 'at 320 px', use: { viewport: { width: 320, height: 568 } } },
  { name: 'at 400 % zoom of a screen of 1280 px', use: { viewport: { width: 320, height: 180 } } },
]
for (const { name, use } of byDay(visitors, 2)) {
  test.describe(`a visitor ${name}`, () => {
    test.use(use)

    test('asks for a call from home in two taps: to the form, and to send it [12.5]', async ({ page }) => {
      const bodies = await receiveCalls(page)
      await openHome(page)
      await linkToForm(page).click()
      await expect(firstName(page)).toBeFocused()
      await expect(firstName(page)).toBeInViewport()
      await fillIn(page)
      await expect(page, 'home has the form itself').toHaveURL('/')
      await ask(page).click()
      await expect(page.getByRole('heading', { name: texts.thanks })).toBeFocused()
      await expect(page.getByRole('heading', { name: texts.heading })).toHaveCount(0)
      expect(bodies).toHaveLength(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(use.viewport.width)
    })
  })
}

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('asks for a call from home in two taps, with all problems at their fields [12.3, 12.5]', async ({
    page,
  }) => {
    const bodies = await receiveCalls(page)
    await page.goto('/')
    await linkToForm(page).click()
    await expect(page).toHaveURL('/contact-us#ask-for-a-call')
    await expect(firstName(page)).toBeInViewport()
    await ask(page).click()
    for (const { problem } of Object.values(texts.required))
      await expect(form(page).getByText(problem)).toBeVisible()
    await fillIn(page)
    for (const { problem } of Object.values(texts.required))
      await expect(form(page).getByText(problem)).toBeHidden()
    await ask(page).click()
    await expect(page).toHaveURL(contactFormResults.success)
    await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
    expect(bodies).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toMatchObject({ phone: '770.555.0199 ext 5' })
  })

  test('hits what is pressed, though the number that the press leaves has a problem [12.3]', async ({
    page,
  }) => {
    await page.goto('/contact-us')
    await phoneNumber(page).pressSequentially('555')
    await form(page).getByRole('radio', { name: 'No' }).check()
    await expect(form(page).getByText(texts.required.phone.problem)).toBeVisible()
  })
})

test.describe('a visitor who has lost the connection', () => {
  test.use({ viewport: phone, expectedErrors: /ERR_INTERNET_DISCONNECTED|Unable to preload/ })

  test('gets to the form from home, keeps what was typed, and sends it afterward [12.5]', async ({
    page,
    context,
  }) => {
    await receiveCalls(page)
    await openHome(page)
    await page.unroute('**/api/call-requests/stamp')
    await page.unroute('**/api/call-requests')
    await context.setOffline(true)
    await linkToForm(page).click()
    await fillIn(page)
    await ask(page).click()
    await expect(form(page).getByRole('alert')).toContainText(texts.failed)
    await expect(firstName(page)).toHaveValue('Ana')
    await context.setOffline(false)
    await receiveCalls(page)
    await ask(page).click()
    await expect(page.getByRole('heading', { name: texts.thanks })).toBeFocused()
  })
})

for (const [way, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const)
  test.describe(`on a shared computer, ${way}`, () => {
    test.use({ javaScriptEnabled })

    test('nobody who goes back after "Thank you" finds what was typed [12.14]', async ({ page }) => {
      await receiveCalls(page)
      await page.goto('/contact-us')
      if (javaScriptEnabled) {
        const script = page.waitForResponse('**/assets/enhanceForms-*.js')
        await loadApp(page)
        await (await script).finished()
        await waitUntilIdle(page)
      }
      await fillIn(page)
      await ask(page).click()
      await expect(page.getByRole('heading', { name: texts.thanks })).toBeVisible()
      if (javaScriptEnabled) await page.goto('/faq')
      await page.goBack()
      await expect(page).toHaveURL('/contact-us')
      const typed = page.locator('[data-call-form] input:not([type="radio"])')
      expect(
        await typed.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value)),
      ).toEqual(['', '', ''])
      await expect(page.locator('[data-call-form] input:checked')).toHaveCount(0)
    })
  })

test('a form that is sent before its script is there says what is wrong in its own words [12.3]', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit())
  for (const { problem } of [texts.required.phone, texts.required.mayLeaveMessage])
    await expect(form(page).getByText(problem)).toBeVisible()
  await expect(firstName(page)).toBeFocused()
})

test('a visitor with a keyboard asks for a call from home with two presses of Enter [12.5]', async ({
  page,
}) => {
  await receiveCalls(page)
  await openHome(page)
  await linkToForm(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ana')
  await page.keyboard.press('Tab')
  await page.keyboard.type('770-555-0199')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: texts.thanks })).toBeFocused()
})

test.describe('after hours', () => {
  test.use({ time: mondayNight })

  test('the form says when we call, and names no office to call [12.2]', async ({ page }) => {
    await page.goto('/what-we-treat/alcohol-addiction')
    await expect(form(page).getByText(/^Closed, opens Tuesday 8:30 am\. We call you then\.$/)).toBeVisible()
    await expect(form(page).getByText(/^Our offices are open/)).toBeHidden()
    const links = form(page).locator('a[href^="tel:"]:visible')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'tel:911',
      'tel:988',
    ])
  })
})

test.describe('on a large screen', () => {
  const beside = ['/what-we-treat', '/how-we-help', '/what-we-treat/alcohol-addiction']
  for (const path of byDay(beside, 0)) {
    test(`the form of ${path} stands beside the text, and its top stays in view while there is text [2.58]`, async ({
      page,
    }) => {
      await page.setViewportSize(desktop)
      await page.goto(path)
      const column = page.getByRole('complementary', { name: texts.heading })
      const headerBottom = await page
        .locator('header')
        .first()
        .evaluate((header) => header.getBoundingClientRect().height)
      const top = async () => Math.round((await column.boundingBox())?.y ?? 0)
      await column.evaluate((aside) => scrollBy(0, aside.getBoundingClientRect().top + 100))
      await expect.poll(top).toBe(headerBottom + 12)
      const lastText = column.locator('xpath=../div').getByRole('heading', { level: 2 }).last()
      await lastText.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 400))
      await expect.poll(top).toBe(headerBottom + 12)
    })
  }

  for (const path of byDay(beside, 2))
    test(`the form of ${path} is beside the text from 1024 px on, and below it on narrower screens [2.58]`, async ({
      page,
    }) => {
      const column = page.getByRole('complementary', { name: texts.heading })
      const text = column.locator('xpath=preceding-sibling::div')
      await page.goto(path)
      for (const width of [768, 1023, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        const [left, right] = [await text.boundingBox(), await column.boundingBox()]
        const isBeside = (left?.x ?? 0) + (left?.width ?? 0) <= (right?.x ?? 0)
        expect(isBeside, `${width} px`).toBe(width === 1024)
      }
    })

  test('name and number are beside each other, and below each other once one has a problem [12.3]', async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await openHome(page)
    const distance = async () => {
      const [name, number] = [await firstName(page).boundingBox(), await phoneNumber(page).boundingBox()]
      return { x: (number?.x ?? 0) - (name?.x ?? 0), y: (number?.y ?? 0) - (name?.y ?? 0) }
    }
    expect(await distance()).toEqual({ x: expect.any(Number), y: 0 })
    await firstName(page).fill('Ana')
    await ask(page).click()
    await expect(form(page).getByText(texts.required.phone.problem)).toBeVisible()
    const apart = await distance()
    expect(apart.x).toBe(0)
    expect(apart.y).toBeGreaterThan(44)
    // The bar beside a problem is as high as its field with the title, also that of a group.
    const group = form(page)
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
    const [all, title] = [await group.boundingBox(), await group.locator('legend').boundingBox()]
    expect(title?.y).toBe(all?.y)
    await expect(group.locator('legend')).toHaveCSS('float', 'left')
  })

  test('the whole form fits a view of 720 px, and tabbing through it does not move the page [2.58]', async ({
    page,
  }) => {
    await page.goto('/what-we-treat/alcohol-addiction')
    const column = page.getByRole('complementary', { name: texts.heading })
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      await column.evaluate((aside) => scrollBy(0, aside.getBoundingClientRect().top))
      await expect(form(page).getByRole('link', { name: texts.privacy })).toBeInViewport({ ratio: 1 })
      expect(await column.evaluate((aside) => aside.scrollHeight - aside.clientHeight)).toBe(0)
    }

    await column.evaluate((aside) => scrollBy(0, aside.getBoundingClientRect().top + 200))
    await form(page)
      .getByRole('link', { name: /call 911/ })
      .focus()
    const top = await page.evaluate(() => scrollY)
    // The radio buttons are one stop, and 988 is the first.
    for (const stop of ['a', 'input', 'input', 'input', 'summary', 'button', 'a']) {
      await page.keyboard.press('Tab')
      await expect(form(page).locator(`${stop}:focus`)).toBeAttached()
      expect(await page.evaluate(() => scrollY)).toBe(top)
    }
  })
})
