import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'

/** The oldest version of each browser, by the names of the data. */
export type Browsers = Readonly<Record<string, string>>

const { css, html, api, javascript } = compatData as unknown as Record<string, Identifier> // Its types omit the index.

export interface Feature {
  /** In the compatibility data; `member` stands before a name and all that have it. */
  path: readonly string[]
  place: string
  isGuarded: boolean
}

/** What stands at a path, such as `css.properties.top`, or undefined. */
export function compatOf(path: readonly (string | undefined)[]): CompatStatement | undefined {
  let found: Identifier | undefined = { css, html, api, javascript } as Identifier
  for (const name of path)
    found = name !== undefined && Object.hasOwn(found ?? {}, name) ? found?.[name] : undefined
  return found?.__compat
}

/** The names of what stands below a path. */
export function namesBelow(path: readonly string[]): string[] {
  let found: Identifier | undefined = { css, html, api, javascript } as Identifier
  for (const name of path) found = found?.[name]
  return Object.keys(found ?? {}).filter((name) => name !== '__compat')
}

/** Whether a later version of one of the browsers was the first to have it, without a prefix or a setting. */
export function isNew({ support }: CompatStatement, browsers: Browsers): boolean {
  return Object.entries(browsers).some(([name, oldest]) => {
    const statements = [support[name as keyof typeof support] ?? []].flat()
    const plain = statements.filter(
      ({ version_removed: removed, prefix, flags, alternative_name: other }) =>
        !removed && !prefix && !flags && !other,
    )
    const versions = plain.flatMap(({ version_added: added }) => (typeof added === 'string' ? added : []))
    return versions.length > 0 && !versions.some((version) => isAtMost(version, oldest))
  })
}

function isAtMost(version: string, limit: string): boolean {
  const [one, other] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number))
  for (const [at, part] of (one ?? []).entries()) {
    const difference = part - (other?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return !version.includes('preview')
}
