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
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ file, name }) => !existsSync(join(root, dirname(file), name)))).toEqual([])
  })

  it('npm scripts that exist', () => {
    const scripts = named(/npm run ([a-z:]+)/g)
    expect(scripts.length).toBeGreaterThan(30)
    expect(scripts.filter(({ name }) => !(name in packageFile.scripts))).toEqual([])
  })
})

describe('the specification', () => {
  const rows = read('docs/specification.md').match(/^\| (?!Id|---).+$/gm) ?? []
  const statements = rows.map((row) => ({ row, id: /^\| (\d+\.\d+) \|/.exec(row)?.[1] ?? '' }))
  const files = globSync('{functions,infra,shared,web}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const names = files.flatMap((file) =>
    Array.from(read(file).matchAll(/ \[([\d., ]+)\]['"`]/g), ([, ids = '']) => ({
      file,
      ids: ids.split(', '),
    })),
  )

  it('has an id of its own for each statement', () => {
    const ids = statements.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(400)
    expect(statements.filter(({ id }, at) => !id || ids.indexOf(id) !== at)).toEqual([])
  })

  it('has a test with the id of each statement in its name', () => {
    const tested = new Set(names.flatMap(({ ids }) => ids))
    expect(statements.filter(({ id }) => !tested.has(id))).toEqual([])
  })

  it('has a statement for each id in the name of a test, which names it once', () => {
    const known = new Set(statements.map(({ id }) => id))
    expect(
      names.filter(({ ids }) => new Set(ids).size < ids.length || ids.some((id) => !known.has(id))),
    ).toEqual([])
  })
})

describe('the decisions', () => {
  const titleOf = (file: string) => /^# (.+)$/m.exec(read(file))?.[1]

  it('are all listed in their README, with title and status', () => {
    const rows = decisions.map((file) => {
      const [number, title] = titleOf(file)?.split(': ') ?? []
      const status = /^- Status: (.+)$/m.exec(read(file))?.[1]
      return `| ${number} | [${title}](${basename(file)}) | ${status} |`
    })
    expect(read('docs/decisions/README.md').match(/^\| \d{4} .+$/gm)).toEqual(rows)
  })
})
