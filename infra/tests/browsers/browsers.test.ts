import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { oldestBrowsers } from '../../../web/browsers.ts'
import { buildSite } from '../../build.ts'
import { named } from './named.ts'
import { isUnsupported, newFeatures } from './newFeatures.ts'
import { scriptFeatures } from './scriptFeatures.ts'
import { styleFeatures } from './styleFeatures.ts'

const { visitors } = oldestBrowsers
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
  it('is named only while it is there', () => {
    const unused = reasons.flatMap(({ feature, places = [''] }) =>
      places
        .filter((place) => !bare.some((one) => feature.test(one.name) && (!place || place === one.place)))
        .map((place) => `${feature} in ${place || 'any place'}`),
    )
    expect(unused).toEqual([])
  })
  it('does not take other selectors of its rule with it', () => {
    const selectors = bare.filter(({ name }) => name.startsWith('css.selectors.')).map(({ place }) => place)
    expect(selectors.filter((selector) => postcss.list.comma(selector).length > 1)).toEqual([])
  })
})

const newIn = (features: ReturnType<typeof styleFeatures>) => [...new Set(namesOfNew(features))]

const namesOfNew = (features: ReturnType<typeof styleFeatures>) =>
  features
    .filter(({ path, isGuarded }) => !isGuarded && isUnsupported(path, visitors))
    .map(({ path }) => path.at(-1))

it.each([
  ['.a{top:anchor(bottom)}', ['anchor']],
  ['@media not (min-width:48rem){.a{top:0}}', ['conditions within others']],
  ['.a{color:red;color:color-mix(in srgb,red,blue)}', []],
  ['.a{color:red;color:color-mix(in srgb,var(--a),blue)}', ['color-mix']],
  ['.a{text-decoration:underline 2px var(--a)}', ['includes_thickness']],
  ['.a{height:calc(100dvh - var(--a))}', ['viewport_percentage_units_dynamic']],
  ['@supports (height:1dvh){.a{height:calc(100dvh - var(--a))}}', []],
  ['.a{rotate:45deg}.b:has(i){top:0}', ['rotate', 'has']],
])('a sheet with %s has %j', (css, expected) => {
  expect(newIn(styleFeatures(css))).toEqual(expected)
})

it.each([
  ['menu.matches(":popover-open")', ['popover-open']],
  ['jsx("nav",{popover:"auto"})', ['popover']],
  ['jsx(`details`,{name:"faq"})', ['name']],
  ['AbortSignal.timeout(1);AbortSignal.any([])', ['timeout_static', 'any_static']],
  [
    'Object.groupBy([],f);Promise.withResolvers();URL.parse("")',
    ['groupBy', 'withResolvers', 'parse_static'],
  ],
  ['/(?<!a)b/.test(list.toSorted())', ['lookbehind_assertion', 'toSorted']],
  ['Promise.any([]);[].at(-1);JSON.parse("1");"a".replaceAll("b","c")', []],
])('a script with %s has %j', (code, expected) => {
  const names = newIn(scriptFeatures(code, 'one')).map(String)
  expect(names.map((name) => name.split('.').at(-1)).toSorted()).toEqual([...expected].toSorted())
})
