import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { buildSite } from '../../build.ts'
import { localPaths } from '../../local/dataFolder.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startBuilt } from '../../local/startLocal.ts'
import { anotherRelease } from '../../testing/anotherRelease.ts'
import { copyDeployment, startSiteOf } from '../../testing/deployedSite.ts'
import { emptyTiles } from './support/emptyTile.ts'
import { loadApp } from './support/visitor.ts'

// By day no test of a deployed site passes with a deploy that deletes files: `bucketDeployments.ts` refuses it.
test('a tab that was open before later deploys still loads every page', { tag: '@night' }, async ({
  page,
}) => {
  test.setTimeout(300_000)
  const folder = await copyDeployment()
  let system: LocalSystem = await startSiteOf(folder)
  try {
    const port = Number(new URL(system.address).port)
    const responses: { address: string; status: number }[] = []
    page.on('response', (response) => responses.push({ address: response.url(), status: response.status() }))
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await emptyTiles(page)
    await page.goto(`${system.address}/`)
    // Until the app runs, links load whole documents.
    await loadApp(page)

    const built = await buildSite()
    await rm(localPaths(folder).assembly, { recursive: true })
    for (const mark of byDay(['second', 'third'], 1)) {
      await system.stop()
      system = await startBuilt(anotherRelease(built, folder, mark), { folder, port })
    }
    responses.length = 0
    await page.evaluate(() => document.documentElement.setAttribute('data-loaded-from', 'first'))
    for (const [link, heading] of [
      ['FAQ', /question/i],
      ['Reviews', /review/i],
      ['Blog', /blog/i],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    // Still the document and the app of the first release, which loads chunks by their old names.
    expect(await page.locator('html').getAttribute('data-loaded-from')).toBe('first')
    const scripts = responses.map(({ address }) => address).filter((address) => address.endsWith('.js'))
    expect(scripts).not.toEqual([])
    expect(scripts.filter((address) => /-(second|third)\.js$/.test(address))).toEqual([])
    expect(responses.filter(({ status }) => status >= 400)).toEqual([])
    expect(errors).toEqual([])
  } finally {
    await system.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
