// @vitest-environment node
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { formPage, formScriptPath } from '../../public/contactForm/formPage.ts'
import { webManifest } from '../../render/webManifest.ts'
import { contactFormScript } from './contactFormScript.ts'
import { minifyStyles } from './minifyStyles.ts'

describe('the web manifest', () => {
  it('has the clinic’s name and icons of 192 and 512 px', () => {
    const { name, icons } = JSON.parse(webManifest(site))
    expect(name).toBe(site.name)
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512'])
  })
})

describe('the scripts of the contact form', () => {
  it('weigh less than 3 KB with their page before somebody uses it', async () => {
    const sizes = [
      formPage(site).replace(/(?<=<style>)[\s\S]*(?=<\/style>)/, minifyStyles),
      await contactFormScript(formScriptPath),
    ].map((text) => brotliCompressSync(text).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000)
  })

  it('load the rest under the name that is served', async () =>
    expect(await contactFormScript(formScriptPath)).toContain('./use.js'))
})
