// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { webManifest } from '../../render/webManifest.ts'

describe('the web manifest', () => {
  it('has the clinic’s name and icons of 192 and 512 px', () => {
    const { name, icons } = JSON.parse(webManifest(site))
    expect(name).toBe(site.name)
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512'])
  })
})
