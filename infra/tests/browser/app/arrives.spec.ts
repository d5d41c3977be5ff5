import { deadAddress, screens } from '../support/screens.ts'
import { awaken, expect, idle, test } from '../support/visitor.ts'

// A page comes as complete HTML. The app arrives at the visitor's first sign, and must not be noticed.
for (const [name, address] of screens) {
  test(`the app arrives on ${name} without asking the API, changing the page or complaining`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/'))
        asked.push(`${request.method()} ${request.url()}`)
    })
    await page.goto(address)
    await page.evaluate(() => {
      const changes: string[] = []
      Object.assign(window, { changes })
      new MutationObserver((records) => {
        for (const { type, target, addedNodes, removedNodes } of records) {
          const place = target instanceof Element ? target : target.parentElement
          // The form's frame and the map take their places when they near the view.
          if (place?.closest('[data-contact-form], [data-office-map]')) continue
          changes.push(
            `${type} in ${place?.outerHTML.slice(0, 80)}: +${addedNodes.length} -${removedNodes.length}`,
          )
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    await awaken(page)
    await idle(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await idle(page)
    expect(asked).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([])
  })
}

test('before the visitor’s first sign, no script runs but the small one', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await idle(page)
  expect(scripts).toHaveLength(1)
  await awaken(page)
  expect(scripts.length).toBeGreaterThan(1)
})

test('a link followed before the app is there works like any other', async ({ page }) => {
  await page.route('**/assets/app-*.js', () => undefined)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
})

test.describe('with a page that is newer than the last rendering', () => {
  test.use({ expectedComplaints: /404/ })

  test('the app draws a page that has no HTML, by its address', async ({ page }) => {
    const body = await (await page.request.get(deadAddress)).text()
    await page.route('/blog/how-naloxone-works', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    )
    await page.goto('/blog/how-naloxone-works')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^How Naloxone Works/)
    await expect(page).toHaveTitle(/Naloxone/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow')
    await expect(page.getByRole('region', { name: 'Our Blog' })).toBeHidden()
  })
})
