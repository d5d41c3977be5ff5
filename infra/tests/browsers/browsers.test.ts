import { describe, expect, it } from 'vitest'
import { oldestBrowsers } from '../../../web/browsers.ts'
import { buildSite } from '../../build.ts'
import { named } from './named.ts'
import { newFeatures } from './newFeatures.ts'

const { webFolder } = await buildSite()

describe.each(['visitors', 'desk'] as const)('what the built files for %s use', (part) => {
  const found = newFeatures(webFolder, { staff: part === 'desk', browsers: oldestBrowsers[part] })
  const bare = found.filter(({ isGuarded }) => !isGuarded)
  const reasons: readonly { feature: RegExp; places?: readonly string[] }[] = named[part]
  const isNamed = ({ name, place }: { name: string; place: string }) =>
    reasons.some(({ feature, places }) => feature.test(name) && (!places || places.includes(place)))

  it('the oldest browsers have, or it is lowered, guarded or named with its reason [2.28]', () => {
    expect(
      bare.filter((feature) => !isNamed(feature)).map(({ name, place }) => `${name} in ${place}`),
    ).toEqual([])
  })
})
