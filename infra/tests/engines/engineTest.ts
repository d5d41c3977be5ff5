import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { engines } from './engines.ts'
import type { Engine, TabOptions } from './tab.ts'
import { Visitor } from './visitor.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  view: Partial<TabOptions>
  visitor: Visitor
}

/** The engine is that of the project. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use, { project }) => {
      const row = engines.find(({ name }) => name === project.name)
      if (!row) throw new Error(`There is no engine ${project.name}`)
      const engine = await row.start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  view: [{}, { option: true }],
  visitor: async ({ engine, view }, use, testInfo) => {
    const tab = await engine.openTab({ width: 390, height: 780, scripts: true, theme: 'light', ...view })
    await use(new Visitor(tab, process.env.SITE_ADDRESS ?? ''))
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png')
      await writeFile(path, await tab.screenshot())
      await testInfo.attach('screenshot', { path })
      await testInfo.attach('errors', { body: (await tab.errors()).join('\n') })
    }
    await tab.close()
  },
})
