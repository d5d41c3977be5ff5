import { contactFormResults } from '#shared/callRequests.ts'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import { byDay } from '#shared/testing/soak.ts'
import { siteStore } from '../browser/staff/support/siteStore.ts'
import { screens } from '../browser/support/screens.ts'
import { expect, test } from './engineTest.ts'
import { forgetAttempts } from './forgetAttempts.ts'
import type { Visitor } from './visitor.ts'

const texts = callFormTexts.en
const menuButton =
  '//*[self::summary or self::button][normalize-space()="Menu" or *[normalize-space()="Menu"]]'
const menuSection = (title: string) => `//*[@id="site-menu"]//summary[normalize-space()="${title}"]`
const linkTo = (path: string) => `//*[@id="site-menu"]//a[@href="${path}"]`
const mainText = (text: string) => `//main//*[text()[contains(., "${text}")]]`

/** Presses on empty space, the sign of intent on which a page loads the app, and waits until the app runs. */
async function loadApp(visitor: Visitor): Promise<void> {
  await visitor.press('//main//h1')
  const enhanced = '[data-office-map]:not([data-office-map=""])'
  await visitor.eventually(() => visitor.read(enhanced, () => true), true, 'the app runs')
}

/** How far a page is scrolled: from its top to its end. */
const scrolled = byDay([0, 0.3, 0.6, 1], 0, 2)

const scrollTo = (visitor: Visitor, part: number) =>
  visitor.run((part) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' })
  }, part)

test('every kind of page shows its heading without an error, and no wider than the view', async ({
  visitor,
}) => {
  for (const [name, address] of screens) {
    await visitor.open(address)
    await visitor.sees('//main//h1')
    expect
      .soft(
        await visitor.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        name,
      )
      .toBe(0)
    expect.soft(await visitor.tab.errors(), name).toEqual([])
    // Where no driver reports errors, the page's own report does.
    const reports = await visitor.run(
      () =>
        performance.getEntriesByType('resource').filter((entry) => entry.name.includes('client-errors'))
          .length,
    )
    expect.soft(reports, name).toBe(0)
  }
})

test.describe('at 195 px, as a phone shows a page twice as large', () => {
  test.use({ view: { width: 195, height: 390 } })

  test('no page with cards is wider than the view, and the menu shows each first step whole', async ({
    visitor,
  }) => {
    for (const address of ['/contact-us', '/offices', '/blog', '/']) {
      await visitor.open(address)
      await visitor.sees('//main//h1')
      const width = () => visitor.run(() => document.documentElement.scrollWidth)
      expect.soft(await width(), address).toBeLessThanOrEqual(195)
    }
    const isFitted = () => visitor.run(() => document.documentElement.dataset.header !== undefined)
    await visitor.eventually(isFitted, true, 'the header takes less of the view')
    await visitor.press(menuButton)
    await visitor.sees(linkTo('/for-families'))
    const right = () => visitor.read(linkTo('/for-families'), (link) => link.getBoundingClientRect().right)
    // A tenth of a pixel is nothing that is cut off.
    expect(Math.floor(await right())).toBeLessThanOrEqual(195)
  })
})

const views = [
  { width: 390, height: 780 },
  { width: 768, height: 1024 },
]
for (const view of byDay(views, 0))
  test.describe(`at ${view.width} px`, () => {
    test.use({ view })

    test('the menu opens wherever the page is scrolled, its last link is in reach, and it closes', async ({
      visitor,
    }) => {
      await visitor.open('/urgent-help')
      for (const part of scrolled) {
        await scrollTo(visitor, part)
        await visitor.press(menuButton)
        const height = () => visitor.read('#site-menu', (menu) => menu.clientHeight > innerHeight / 2)
        await visitor.eventually(height, true, 'the menu takes most of the view')
        await visitor.press(menuSection('How We Help'))
        await visitor.sees(linkTo('/how-we-help/sober-living'))
        await visitor.key('Escape')
        await visitor.seesNo(linkTo('/how-we-help/sober-living'))
        await visitor.sees(linkTo('/contact-us#ask-for-a-call'))
        await visitor.key('Escape')
        await visitor.seesNo(menuSection('How We Help'))
      }
      await visitor.press(menuButton)
      await visitor.press(linkTo('/contact-us#ask-for-a-call'))
      await visitor.isAt('/contact-us#ask-for-a-call')
    })
  })

test.describe('at 1280 px', { tag: '@wide' }, () => {
  test.use({ view: { width: 1280, height: 800 } })

  test('a menu opens wherever the page is scrolled, closes the one before, and leads to its pages', async ({
    visitor,
  }) => {
    await visitor.open('/urgent-help')
    for (const part of scrolled) {
      await scrollTo(visitor, part)
      await visitor.press(menuSection('Addiction Treatment'))
      await visitor.sees(linkTo('/what-we-treat/alcohol-addiction'))
      await visitor.press(menuSection('How We Help'))
      await visitor.sees(linkTo('/how-we-help/sober-living'))
      await visitor.seesNo(linkTo('/what-we-treat/alcohol-addiction'))
      await visitor.key('Escape')
      await visitor.seesNo(linkTo('/how-we-help/sober-living'))
    }
    await visitor.press(menuSection('How We Help'))
    await visitor.press(linkTo('/how-we-help/sober-living'))
    await visitor.isAt('/how-we-help/sober-living')
  })
})

const cardIsOpen = (visitor: Visitor, id: string) =>
  visitor.read(`#${id}`, (element) => {
    const details = element.closest('details') ?? element.querySelector('details')
    const { top } = element.getBoundingClientRect()
    return details?.open === true && top >= 0 && top < innerHeight / 2
  })

test('a link to a danger opens its card, from another site and on the page', async ({ visitor }) => {
  await visitor.open('/urgent-help#urgent-overdose')
  await visitor.eventually(() => cardIsOpen(visitor, 'urgent-overdose'), true, 'the card is open')
  await visitor.open('/blog/how-naloxone-works')
  await visitor.press('//main//a[@href="#urgent-overdose"]')
  await visitor.eventually(() => cardIsOpen(visitor, 'urgent-overdose'), true, 'the card is open')
})

test('a phone number in a text stays on one line', async ({ visitor }) => {
  await visitor.open('/for-families')
  const broken = await visitor.run(() =>
    Array.from(document.querySelectorAll('main a[href^="tel:"]'))
      .filter((link) => link.getClientRects().length > 1)
      .map(({ textContent }) => textContent),
  )
  expect(broken).toEqual([])
})

test('the search link of the header leaves the title of the search in view', async ({ visitor }) => {
  await visitor.open('/search#search-field')
  const titleTop = () =>
    visitor.read('main h1', (title) => {
      const { left, top } = title.getBoundingClientRect()
      return title.contains(document.elementFromPoint(left + 4, top + 4))
    })
  await visitor.eventually(titleTop, true, 'nothing covers the title')
})

test('labels of the header stand in one line, and nothing reaches into a number to call', async ({
  visitor,
}) => {
  await visitor.open('/urgent-help')
  const labels = () =>
    visitor.run(() =>
      ['Menu', 'Search'].map((label) => {
        const words = document.evaluate(`//header//text()[normalize-space()="${label}"]`, document, null, 9)
        const range = document.createRange()
        if (words.singleNodeValue) range.selectNode(words.singleNodeValue)
        return Math.round(range.getBoundingClientRect().top)
      }),
    )
  await visitor.eventually(async () => new Set(await labels()).size, 1, 'one height')
  const covered = await visitor.run(
    () =>
      [...document.querySelectorAll('[class*="besideSummary"]')].filter((strip) => {
        const [title, number] = [strip.querySelector('h2, h3'), strip.querySelector('a')]
        if (!title || !number) return false
        return title.getBoundingClientRect().bottom + 2 > number.getBoundingClientRect().top
      }).length,
  )
  expect(covered).toBe(0)
})

test('Previous and Next of the list of posts stand in one line', async ({ visitor }) => {
  await visitor.open('/blog?page=2')
  const topOf = (label: string) =>
    visitor.read(`//main//nav//a[normalize-space()="${label}"]`, (link) => link.getBoundingClientRect().top)
  await visitor.eventually(
    async () => (await topOf('Previous page')) === (await topOf('Next page')),
    true,
    'one line',
  )
})

test('an answer opens, and closes the one before', async ({ visitor }) => {
  await visitor.open('/faq')
  const opened = () =>
    visitor.run(() =>
      Array.from(
        document.querySelectorAll<HTMLDetailsElement>('main details[name="faq"]'),
        ({ open }) => open,
      )
        .map((open, index) => (open ? index + 1 : 0))
        .filter((number) => number > 0),
    )
  for (const number of [1, 3]) {
    await visitor.press(`(//main//details[@name="faq"]/summary)[${number}]`)
    await visitor.eventually(opened, [number], `answer ${number} is the open one`)
  }
})

test('Next and Previous of the carousel show the neighbors of a review', async ({ visitor }) => {
  await visitor.open('/')
  const first = () =>
    visitor.read('section[aria-label="Reviews"]', (element) => {
      const { left } = element.getBoundingClientRect()
      const slides = Array.from(element.querySelectorAll('li'), (slide) => slide.getBoundingClientRect().left)
      return slides.findIndex((slide) => slide >= left - 1)
    })
  for (const [name, review] of [
    ['Next', 1],
    ['Next', 2],
    ['Previous', 1],
  ] as const) {
    await visitor.press(`//button[normalize-space()="${name}"]`)
    await visitor.eventually(first, review, `review ${review} is the first`)
  }
})

test('a page of the blog is shown from its top, and Back restores the list where it was', async ({
  visitor,
}) => {
  await visitor.open('/blog')
  await loadApp(visitor)
  const fourth = '//nav[@aria-label="Pages of the blog"]//a[@href="/blog?page=4"]'
  await visitor.read(fourth, (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await visitor.run(() => scrollY)
  await visitor.press(fourth)
  await visitor.eventually(
    () => visitor.run(() => document.body.textContent?.includes('Page 4 of')),
    true,
    'page 4',
  )
  await visitor.eventually(() => visitor.run(() => scrollY < 5), true, 'its top is in view')
  await visitor.tab.back()
  await visitor.isAt('/blog')
  const restored = () => visitor.run((before) => Math.abs(scrollY - before) < 300, before)
  await visitor.eventually(restored, true, 'the list is where it was')
})

test('the map opens on a phone and shows the offices, and a marker the phone of its office', async ({
  visitor,
}) => {
  await visitor.open('/privacy-policy')
  await loadApp(visitor)
  const marker = '//footer//*[@role="button"][normalize-space()="Cumming office"]'
  await visitor.press('//footer//summary')
  await visitor.read('[data-office-map]', (map) =>
    map.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await visitor.press(marker)
  await visitor.sees('//footer//*[@role="dialog"]//a[starts-with(@href, "tel:")]')
})

test('words of danger bring the call above the results', async ({ visitor }) => {
  await visitor.open('/search')
  await visitor.press('input[type=search]')
  await visitor.type('my son overdosed')
  await visitor.sees('//*[@data-danger]//a[@href="tel:911"]')
  const shown = () =>
    visitor.run(
      () =>
        Array.from(document.querySelectorAll('[data-danger]'))
          .filter(({ getClientRects }) => getClientRects)
          .filter((card) => card.getClientRects().length > 0).length,
    )
  await visitor.eventually(shown, 1, 'one danger is shown')
})

const field = (name: string) => `//form[@data-call-form]//input[@name="${name}"]`
const send = `//form[@data-call-form]//button[normalize-space()="${texts.send}"]`

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.press(field('firstName'))
  await visitor.type('Ana')
  await visitor.press(field('phone'))
  await visitor.type('770-555-0199')
  await visitor.press(`//form[@data-call-form]//label[normalize-space()="${texts.no}"]`)
}

test('a request for a call that lacks something is refused at its fields, and sent once it is complete', async ({
  visitor,
}) => {
  await forgetAttempts(siteStore().store)
  await visitor.open('/contact-us')
  await loadApp(visitor)
  await visitor.press(send)
  const focused = () => visitor.run(() => document.activeElement?.getAttribute('name'))
  await visitor.eventually(focused, 'firstName', 'the first field that lacks something has the focus')
  await visitor.sees('[data-field="firstName"] [data-problem-text]')
  await fillIn(visitor)
  await visitor.press(send)
  await visitor.sees(mainText(texts.thanks))
})

test('a refused field is shown with its label and what is wrong below the header', async ({ visitor }) => {
  await visitor.open('/contact-us')
  await loadApp(visitor)
  await fillIn(visitor)
  await visitor.press(field('phone'))
  await visitor.key('Control+a')
  await visitor.type('770-555-019')
  await visitor.press('//form[@data-call-form]//summary')
  await visitor.press(send)
  const focused = () => visitor.run(() => document.activeElement?.getAttribute('name'))
  await visitor.eventually(focused, 'phone', 'the refused field has the focus')
  const labelIsShown = () =>
    visitor.read('[data-field="phone"]', (field) => {
      const { left, top } = field.getBoundingClientRect()
      return field.contains(document.elementFromPoint(left + 4, top + 4))
    })
  await visitor.eventually(labelIsShown, true, 'nothing covers the label')
})

test('after a sign of intent, a link changes the page in its document, with its title and its heading focused, and Back leads back to its place, also after a reload', async ({
  visitor,
}) => {
  await visitor.open('/faq')
  await loadApp(visitor)
  await visitor.run(() => document.documentElement.setAttribute('data-marked', ''))
  await visitor.run(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await visitor.run(() => document.querySelector<HTMLElement>('footer a[href="/reviews"]')?.click())
  await visitor.isAt('/reviews')
  await visitor.eventually(() => visitor.run(() => document.title.includes('Reviews')), true, 'the title')
  await visitor.sees('//main//h1[contains(., "Reviews")]')
  const state = () =>
    visitor.run(() => ({
      same: document.documentElement.hasAttribute('data-marked'),
      focused: document.activeElement?.tagName,
    }))
  await visitor.eventually(state, { same: true, focused: 'H1' }, 'the document')
  await visitor.run(() => void setTimeout(() => location.reload()))
  await visitor.eventually(async () => (await state()).same, false, 'the reload')
  await visitor.tab.back()
  await visitor.isAt('/faq')
  const place = () =>
    visitor.run(() => [document.querySelector('main h1')?.textContent, Math.round(scrollY / 10) * 10])
  await visitor.eventually(place, ['Frequently Asked Questions', 700], 'the page is where it was')
})

test.describe('without scripts', { tag: '@withoutScripts' }, () => {
  test.use({ view: { scripts: false } })

  test('menu, answers and the request for a call work', async ({ visitor }) => {
    await forgetAttempts(siteStore().store)
    await visitor.open('/faq')
    await visitor.press('(//main//details[@name="faq"]/summary)[2]')
    await visitor.sees('(//main//details[@name="faq"])[2]/*[not(self::summary)]')
    await visitor.press(menuButton)
    await visitor.press(menuSection('How We Help'))
    await visitor.press(linkTo('/how-we-help/sober-living'))
    await visitor.isAt('/how-we-help/sober-living')
    await visitor.open('/contact-us')
    await fillIn(visitor)
    await visitor.press(send)
    await visitor.isAt(contactFormResults.success)
    await visitor.sees(mainText(texts.thanks))
  })
})
