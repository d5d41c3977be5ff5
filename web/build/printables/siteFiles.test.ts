// @vitest-environment node
import { expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { renderFiles } from './siteFiles.ts'

it('the web manifest has the clinic’s name and icons of 192 and 512 px', async () => {
  const files = await renderFiles(site)
  const manifest = files.find(({ key }) => key === 'site.webmanifest')
  const { name, icons } = JSON.parse(String(manifest?.body))
  expect(name).toBe(site.name)
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512'])
})
