import { describe, expect, it } from 'vitest'
import { licenceProblems } from './licences.ts'

const lock = (license: string | undefined, more: object = {}) => ({
  packages: { '': {}, 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license, ...more } },
})

describe('a package that the site runs on', () => {
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT OR GPL-3.0-or-later)'])('may come under %s', (licence) =>
    expect(licenceProblems(lock(licence))).toEqual([]),
  )

  it.each(['GPL-3.0-only', 'SSPL-1.0', '(MIT AND GPL-2.0)', undefined])('may not come under %s', (licence) =>
    expect(licenceProblems(lock(licence))).toEqual([expect.stringMatching(/^@b\/c 1\.0\.0 comes under /)]),
  )
})

it('a package for development alone may come under any licence', () =>
  expect(licenceProblems(lock('GPL-3.0-only', { dev: true }))).toEqual([]))
