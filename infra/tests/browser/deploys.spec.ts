import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { type Built, buildSite } from '../../build.ts'
import { startBuilt } from '../../local/startLocal.ts'
import { anotherRelease } from '../../testing/anotherRelease.ts'
import { emptyTiles } from './support/emptyTile.ts'
import { loadApp } from './support/visitor.ts'

test('a tab that was open before later deploys still loads every page', async ({ page }) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'deploys-'))
  const deploy = (built: Built, port: number) => startBuilt(built, { folder, port })
  const built = await buildSite()
  let system = await deploy(anotherRelease(built, folder, 'first'), 0)
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

    for (const mark of byDay(['second', 'third'], 1)) {
      await system.stop()
      system = await deploy(anotherRelease(built, folder, mark), port)
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
    expect(responses.some(({ address }) => /assets\/.*-first\.js$/.test(address))).toBe(true)
    expect(responses.filter(({ status }) => status >= 400)).toEqual([])
    expect(errors).toEqual([])
  } finally {
    await system.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
