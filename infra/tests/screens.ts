import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser/support/browser.ts'
import startSystem from './browser/support/startSystem.ts'
import { contactSheet } from './screens/contactSheet.ts'
import { states } from './screens/states.ts'
import { takeScreenshots } from './screens/takeScreenshots.ts'

// `npm run screens -- FAQ post`: the named screens only. With SITE_ADDRESS, those of the site that runs there.
const folder = resolve('screens')
const names = process.argv.slice(2)
const unknown = names.filter((name) => !states.some((state) => state.name === name))
if (unknown.length > 0) {
  const known = states.map(({ name }) => `"${name}"`).join(', ')
  process.stderr.write(`No screen is called ${unknown.join(', ')}; there are ${known}.\n`)
  process.exit(1)
}

const stop = await startSystem()
const browser = await chromium.launch(await launchOptions())
try {
  if (names.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const wanted = states.filter(({ name }) => names.length === 0 || names.includes(name))
  const screenshots = await takeScreenshots(browser, wanted, {
    folder,
    address: process.env.SITE_ADDRESS ?? '',
  })
  if (names.length === 0) await writeFile(join(folder, 'index.html'), contactSheet(screenshots))
  process.stdout.write(
    `${screenshots.length} screenshots in ${folder}; index.html shows them side by side.\n`,
  )
} finally {
  await browser.close()
  await stop?.()
}
