import { describe, expect, it } from 'vitest'
import { licenseProblems } from './licenses.ts'

const lock = (license: string | undefined, more: object = {}) => ({
  packages: { '': {}, 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license, ...more } },
})

describe('a production package', () => {
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT OR GPL-3.0-or-later)'])(
    'may have the license %s',
    (license) => expect(licenseProblems(lock(license))).toEqual([]),
  )

  it.each(['GPL-3.0-only', 'SSPL-1.0', '(MIT AND GPL-2.0)', undefined])(
    'may not have the license %s',
    (license) =>
      expect(licenseProblems(lock(license))).toEqual([expect.stringMatching(/^@b\/c 1\.0\.0 has /)]),
  )
})

it('a development package may have any license', () =>
  expect(licenseProblems(lock('GPL-3.0-only', { dev: true }))).toEqual([]))
