import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { privacyPolicy } from '#shared/content/privacyPolicy.ts'
import { site } from '#shared/content/site.ts'
import { inBrowser, inTables } from '#shared/content/storedData.ts'
import { keys } from '#shared/keys.ts'

const root = path.join(import.meta.dirname, '../..')
const html = privacyPolicy(site, { isFormHosted: false })
  .sections.map((section) => section.html)
  .join('\n')
const named = (rows: Readonly<Record<'visitors' | 'staff', readonly { by: string }[]>>) =>
  [...rows.visitors, ...rows.staff].map(({ by }) => by).sort()

it('every file that stores something in a browser is in the list of the privacy policy [2.51]', () => {
  const storing =
    /\b(?:thisBrowser|thisTab)\.set\(|from 'idb-keyval'|Path=\/; Secure|scrollRestoration:|sessionStorage\.\w+=/
  const files = globSync('{web,functions}/**/*.{ts,tsx,html}', { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .filter((file) => storing.test(readFileSync(path.join(root, file), 'utf8')))
  expect(files.sort()).toEqual(named(inBrowser))
})

/** What is the site itself: its pages, images, addresses and what is due. None of it is about a person. */
const ofSite = new Set([
  ...['document', 'renderLock', 'address', 'due', 'redirect', 'media', 'directoryRow', 'revision', 'format'],
])

it('every key of the table that is about a person is in the list of the privacy policy [2.51]', () => {
  expect(
    Object.keys(keys)
      .filter((key) => !ofSite.has(key))
      .sort(),
  ).toEqual(named(inTables))
})

it.each(Object.entries({ ...inBrowser, tables: inTables.visitors, staffTables: inTables.staff }))(
  'the privacy policy says each sentence of %s [2.51]',
  (_, rows) => {
    for (const { says } of rows) if (says) expect(html).toContain(says)
  },
)
