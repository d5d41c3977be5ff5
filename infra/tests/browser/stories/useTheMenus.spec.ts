import { site } from '#shared/content/site.ts'
import { byDay } from '#shared/testing/soak.ts'
import { textSpacing } from '../support/textSpacing.ts'
import {
  desktop,
  detailsOf,
  expect,
  heading,
  loadApp,
  mainMenu,
  menuButton,
  phone,
  summaryNamed,
  test,
} from '../support/visitor.ts'

const sections = ['Addiction Treatment', 'Mental Health Treatment', 'How We Help']

test.describe('on a large screen', () => {
  test.use({ viewport: desktop })

  test('each of the three dropdowns opens on click or Enter, closes the other two, and is closed by a click outside or Escape [2.23, 2.24]', async ({
    page,
  }) => {
    await page.goto('/')
    for (const title of sections) {
      await summaryNamed(mainMenu(page), title).click()
      for (const other of sections) {
        const open = detailsOf(summaryNamed(mainMenu(page), other))
        if (other === title) await expect(open).toHaveAttribute('open')
        else await expect(open).not.toHaveAttribute('open')
      }
    }
    await page.mouse.click(5, desktop.height - 5)
    await expect(mainMenu(page).locator('details[open]')).toHaveCount(0)

    const menu = summaryNamed(mainMenu(page), 'Addiction Treatment')
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(detailsOf(menu)).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(mainMenu(page).getByRole('link', { name: 'What We Treat', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(detailsOf(menu)).not.toHaveAttribute('open')
    await expect(menu).toBeFocused()
    await menu.click({ clickCount: 2 })
    await expect(detailsOf(menu)).not.toHaveAttribute('open')
  })

  test('the header stays at the top while the page scrolls, and the current page is underlined and has aria-current [2.1, 2.22]', async ({
    page,
  }) => {
    await page.goto('/faq')
    await page.mouse.wheel(0, 2_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    const currentLink = mainMenu(page).getByRole('link', { name: 'FAQ' })
    await expect(currentLink).toHaveAttribute('aria-current', 'page')
    await expect(currentLink).toHaveCSS('text-decoration-line', 'underline')
    await loadApp(page)
    await mainMenu(page).getByRole('link', { name: 'Reviews' }).click()
    await expect(page).toHaveURL('/reviews')
    await expect(currentLink).not.toHaveAttribute('aria-current')
    await expect(mainMenu(page).getByRole('link', { name: 'Reviews' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

test.describe('the header', () => {
  test('has its menu bar in one line from 1248 px on, and a menu button below, also where spaced text does not fit into one line [2.14]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1247, height: 700 })
    await page.goto('/forms')
    await expect(menuButton(page)).toBeVisible()
    for (const width of [1248, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(menuButton(page)).toBeHidden()
      const links = mainMenu(page).locator(':scope > :is(a, details)')
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom))
      expect(new Set(heights).size, `${width} px`).toBe(1)
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(104)
    }

    await page.setViewportSize(desktop)
    const style = await page.addStyleTag({ content: textSpacing })
    await expect(menuButton(page)).toBeVisible()
    await menuButton(page).click()
    const banner = await page.getByRole('banner').boundingBox()
    expect((await mainMenu(page).boundingBox())?.y).toBe(banner?.height)
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    await expect(menuButton(page)).toBeHidden()
  })

  test('is one line of phones, with their numbers from 640 px on, and one of brand, menu button and search, from 320 px on [1.7, 2.85]', async ({
    page,
  }) => {
    await page.goto('/forms')
    const phones = page.getByRole('list', { name: 'Office phones' }).getByRole('link')
    for (const width of [639, 640]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(phones).toHaveCount(site.offices.length)
      for (const { name, phone } of site.offices) {
        const link = phones.filter({ hasText: phone })
        await expect(link).toContainText(name)
        const number = await link.getByText(phone).boundingBox()
        expect((number?.width ?? 0) > 50, `${name}, ${width} px`).toBe(width === 640)
      }
    }

    const icon = page.getByRole('list', { name: 'Office phones' }).locator('svg').first()
    const language = page.getByRole('banner').getByText('Español', { exact: true }).first()
    const aroundBreakpoints = [
      [352, 353],
      [384, 385],
      [496, 497],
      [639, 640],
      [767, 768],
      [1023, 1024],
    ]
    const widths = [320, 360, 390, 440, ...byDay(aroundBreakpoints, 0, 3, 4).flat(), 1247]
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      expect.soft((await page.getByRole('banner').boundingBox())?.height, `${width} px`).toBe(104)
      const hasRoomForIcons = (width > 384 && width < 640) || width >= 768
      await expect.soft(icon, `${width} px`).toBeVisible({ visible: hasRoomForIcons })
      expect.soft((await language.boundingBox())?.width ?? 0, `Español at ${width} px`).toBeGreaterThan(40)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu bar wraps where spaced text does not fit into one line [2.14]', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.route('**/faq', async (route) => {
      const html = await (await route.fetch()).text()
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace('</head>', `<style>${textSpacing}</style></head>`),
      })
    })
    await page.goto('/faq')
    await expect(mainMenu(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 })
    await expect(summaryNamed(mainMenu(page), 'Addiction Treatment')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(desktop.width)
  })

  test('a press outside closes a menu, and one on another menu opens that one [2.24]', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/faq')
    const menu = summaryNamed(mainMenu(page), 'Mental Health Treatment')
    await menu.click()
    await expect(detailsOf(menu)).toHaveAttribute('open')
    await page.mouse.click(5, desktop.height - 5)
    await expect(detailsOf(menu)).not.toHaveAttribute('open')
    await menu.click()
    const other = summaryNamed(mainMenu(page), 'How We Help')
    await other.click()
    await expect(detailsOf(other)).toHaveAttribute('open')
    await expect(detailsOf(menu)).not.toHaveAttribute('open')
    await mainMenu(page).getByRole('link', { name: 'Sober Living' }).click()
    await expect(heading(page, /Sober Living/)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the hamburger toggles a scrollable menu with one open section at a time, which fills the view between the header and 988 and 911, wherever the page is scrolled [2.25, 2.26, 2.27]', async ({
    page,
  }) => {
    await page.goto('/')
    const burger = menuButton(page)
    await expect(mainMenu(page)).toBeHidden()
    await burger.tap()
    await expect(mainMenu(page)).toBeVisible()
    for (const title of sections) {
      await summaryNamed(mainMenu(page), title).tap()
      await expect(mainMenu(page).locator('details[open] > summary')).toHaveText([title])
    }
    expect(await mainMenu(page).evaluate((menu) => menu.scrollHeight > menu.clientHeight)).toBe(true)
    await expect(mainMenu(page)).toHaveCSS('overflow-y', 'auto')
    await burger.tap()
    await expect(mainMenu(page)).toBeHidden()

    const help = page.getByRole('navigation', { name: 'Call for help' })
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
    ] as const)
      for (const scrolled of [0, 300, 700, 1_500]) {
        await page.setViewportSize({ width, height })
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
        await menuButton(page).tap()
        const box = await mainMenu(page).boundingBox()
        expect(box?.y, `${width} px, ${scrolled}`).toBe(104)
        expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px, ${scrolled}`).toBe(height - 48)
        for (const name of ['Call or text 988', 'Call 911'])
          await help.getByRole('link', { name, exact: true }).tap({ trial: true })
        await menuButton(page).tap()
        await expect(mainMenu(page)).toBeHidden()
      }
  })

  test('on a low screen the menu is part of the page, which scrolls [2.27]', { tag: '@night' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/')
    await menuButton(page).tap()
    const last = mainMenu(page).getByRole('link', { name: 'Contact Us' })
    await last.tap({ trial: true })
    await expect(page.getByRole('banner')).not.toBeInViewport({ ratio: 0.9 })
    await menuButton(page).tap()
    await expect(mainMenu(page)).toBeHidden()
  })
})
