import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()
const packageFile = JSON.parse(read('package.json'))

/** What the documents name in a pattern's first group, each with its document. */
const named = (pattern: RegExp) =>
  documents.flatMap((file) => Array.from(read(file).matchAll(pattern), ([, name = '']) => ({ file, name })))

describe('the documents name only', () => {
  it('files and folders that exist', () => {
    const paths = named(/`((?:shared|functions|infra|web|docs)\/[\w./-]*)`/g)
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter(({ name }) => !existsSync(join(root, name)))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = named(/\]\((?!https?:)([^)#]+)/g)
    expect(links.length).toBeGreaterThan(500)
    expect(links.filter(({ file, name }) => !existsSync(join(root, dirname(file), name)))).toEqual([])
  })

  it('npm scripts that exist', () => {
    const scripts = named(/npm run ([a-z:]+)/g)
    expect(scripts.length).toBeGreaterThan(30)
    expect(scripts.filter(({ name }) => !(name in packageFile.scripts))).toEqual([])
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
