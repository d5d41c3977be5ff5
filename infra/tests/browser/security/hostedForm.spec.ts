import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { limits } from '#shared/limits.ts'
import { byDay } from '#shared/testing/soak.ts'
import type { LocalSystem } from '../../../local/localSystem.ts'
import { startLocal } from '../../../local/startLocal.ts'
import { freePort } from '../../../testing/freePort.ts'
import { emptyTiles } from '../support/emptyTile.ts'
import { type FormProvider, startFormProvider } from '../support/formProvider.ts'
import { expect, loadApp, test } from '../support/visitor.ts'

// In one worker, since each would deploy a site of its own.
test.describe.configure({ mode: 'default' })

// By day the form with a script, which is in a frame too.
for (const withScript of byDay([false, true], 1)) {
  test.describe(`a hosted form ${withScript ? 'with a script beside it' : 'in a frame'}`, () => {
    let provider: FormProvider
    let system: LocalSystem
    let folder: string
    test.beforeAll(async () => {
      test.setTimeout(180_000)
      provider = await startFormProvider()
      folder = await mkdtemp(join(tmpdir(), 'form-'))
      const port = await freePort()
      const site = `?site=http://localhost:${port}`
      system = await startLocal({
        port,
        folder,
        contactFormUrl: `${provider.origin}/form${site}`,
        contactFormScript: withScript ? `${provider.origin}/embed.js${site}` : undefined,
      })
    })
    test.afterAll(async () => {
      await system.stop()
      await provider.close()
      await rm(folder, { recursive: true, force: true })
    })
    test.use({
      // A test has Playwright's clock.
      time: null,
      expectedErrors: /Content Security Policy|violates|Blocked|Unsafe attempt|sandbox|CORS|ERR_|403|404/,
    })

    test.beforeEach(({ page }) => emptyTiles(page))

    const open = async (page: Page) => {
      await page.goto(`${system.address}/contact-us`)
      await loadApp(page)
      await page.locator('[data-contact-form]').scrollIntoViewIfNeeded()
    }
    /** To look into a frame is a user activation there, with which it may navigate the page: first await these. */
    const nextReports = () =>
      (withScript ? (['form', 'script'] as const) : (['form'] as const)).map((part) =>
        provider.nextReport(part),
      )
    const formIn = (page: Page) => {
      const frame = page.frameLocator('iframe[title="Contact form"]')
      return withScript ? frame.frameLocator('iframe[title="Contact form"]') : frame
    }

    test('is filled in and sent inside its frame, which is as high as the space for it [1.3, 9.18]', async ({
      page,
    }) => {
      const reports = nextReports()
      await page.goto(`${system.address}/contact-us`)
      const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height
      const reserved = await heightOf('[data-contact-form]')
      await loadApp(page)
      await page.locator('[data-contact-form]').scrollIntoViewIfNeeded()
      await Promise.all(reports)
      await formIn(page).getByLabel('Your name').fill('Ana')
      await formIn(page).getByRole('button', { name: 'Send' }).press('Enter')
      await expect(formIn(page).getByText('Thank you. We will call you.')).toBeVisible()
      await expect(page).toHaveURL(`${system.address}/contact-us`)
      expect(await heightOf('iframe[title="Contact form"]')).toBe(limits.contactFormHeight)
      expect(await heightOf('[data-contact-form]')).toBe(reserved)
    })

    test('reaches neither the page around it nor a session of staff, and the page contacts no other host', async ({
      page,
    }) => {
      // Requests that the policy blocks have a request event too, and reach no route.
      const elsewhere: string[] = []
      const own = [new URL(system.address).host, new URL(provider.origin).host]
      await page.route(
        ({ host }) => !own.includes(host),
        (route) => {
          elsewhere.push(route.request().url())
          return route.abort()
        },
      )
      const [form, script] = nextReports()
      await open(page)
      const nothing = {
        'the page around it': 'refused',
        'the address of the page around it': 'refused',
        'a session of staff': 'refused',
        'the whole window': 'refused',
      }
      const withoutOrigin = { ...nothing, origin: 'null', storage: 'refused' }
      // Newer browsers refuse storage to frames of other sites.
      const storage = expect.stringMatching(/^(0|refused)$/)
      const withItsOwn = { ...nothing, origin: provider.origin, storage }
      expect(await form).toEqual(withScript ? withoutOrigin : withItsOwn)
      if (withScript) {
        expect(await script).toEqual(withoutOrigin)
        expect(provider.requests.map(({ path }) => path)).toContain('/pixel.svg?by=script')
      }
      await expect(page).toHaveURL(`${system.address}/contact-us`)
      expect(await page.locator('script[src*="embed.js"]').count()).toBe(0)
      expect(elsewhere).toEqual([])
      const referers = provider.requests.map(({ referer }) => referer)
      expect(referers.filter((referer) => referer?.startsWith(`${system.address}/contact`))).toEqual([])
    })

    test('says what comes and shows phones until it has loaded, and says so when it takes more than 5 s [9.26]', async ({
      page,
    }) => {
      await page.clock.install({ time: 0 })
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(`${provider.origin}/**`, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(`${system.address}/contact-us`)
      const space = page.locator('[data-contact-form]')
      await expect(space.getByText(/^A form of the service/)).toBeVisible()
      await expect(space.getByRole('link', { name: /^Cumming/ })).toBeVisible()
      await page.clock.pauseAt(60_000)
      await page.keyboard.press('Shift')
      await page.clock.runFor(299)
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.clock.runFor(1)
      await space.scrollIntoViewIfNeeded()
      await expect(page.locator('iframe')).toHaveCount(1)
      await page.clock.runFor(5_000)
      await expect(space.getByRole('alert')).toBeVisible()
      const reports = nextReports()
      await page.getByRole('button', { name: 'Load the form again' }).click()
      release()
      await Promise.all(reports)
      await expect(formIn(page).getByLabel('Your name')).toBeVisible()
      await expect(space.getByText(/^A form of the service/)).toBeHidden()
    })

    test('gets the focus of the link that it replaces', async ({ page }) => {
      await page.goto(`${system.address}/contact-us`)
      await page.getByRole('link', { name: 'Open the contact form' }).focus()
      await expect(page.locator('iframe[title="Contact form"]')).toBeFocused()
    })
  })
}
