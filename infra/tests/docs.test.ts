import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()
const { scripts } = JSON.parse(read('package.json'))

describe.each(documents)('%s', (file) => {
  it('names only files and folders that exist', () => {
    for (const [, path = ''] of read(file).matchAll(/`((?:shared|functions|infra|web|docs)\/[\w./-]*)`/g))
      expect(existsSync(join(root, path)), path).toBe(true)
  })

  it('links only to files that exist', () => {
    for (const [, link = ''] of read(file).matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(root, dirname(file), link)), link).toBe(true)
  })

  it('names only npm scripts that exist', () => {
    for (const [, script = ''] of read(file).matchAll(/npm run ([a-z:]+)/g))
      expect(scripts).toHaveProperty([script])
  })
})

describe('the specification', () => {
  const rows = read('docs/specification.md').match(/^\| (?!Statement|---).+$/gm) ?? []
  const testsOf = (row: string) =>
    Array.from(
      row.matchAll(/\[([^[\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)/g),
      ([, title = '', file = '']) => ({
        title,
        file,
      }),
    )

  it('names a test for each statement', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([])
  })

  it('names only tests that exist', () => {
    const missing = rows
      .flatMap(testsOf)
      .filter(({ title, file }) => !titlesIn(read(file)).some((known) => known.includes(title)))
    expect(missing).toEqual([])
  })
})

/** The titles of tests and suites, also of those with a table: `it('…'`, `])('…'`. */
const titlesIn = (source: string) =>
  Array.from(
    source.matchAll(/(?:\b(?:it|test|describe)|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g),
    ([, , title = '']) => title,
  )

describe('the decisions', () => {
  const titleOf = (file: string) => /^# (.+)$/m.exec(read(file))?.[1]

  it('have a number each', () => {
    const numbers = decisions.map((file) => basename(file).slice(0, 4))
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })

  it.each(decisions)('%s has its number, a status, a date, context, decision and consequences', (file) => {
    expect(read(file)).toMatch(
      /^# (\d{4}): .+\n\n- Status: (?:accepted|superseded by \d{4})\n- Date: \d{4}-\d\d-\d\d\n\n## Context\n[^#]+\n## Decision\n[^#]+\n## Consequences\n[^#]+$/,
    )
    expect(titleOf(file)?.slice(0, 4)).toBe(basename(file).slice(0, 4))
  })

  it('are all listed in their README, with title and status', () => {
    const rows = decisions.map((file) => {
      const [number, title] = titleOf(file)?.split(': ') ?? []
      const status = /^- Status: (.+)$/m.exec(read(file))?.[1]
      return `| ${number} | [${title}](${basename(file)}) | ${status} |`
    })
    expect(read('docs/decisions/README.md').match(/^\| \d{4} .+$/gm)).toEqual(rows)
  })
})
