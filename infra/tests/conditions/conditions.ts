import { readFileSync } from 'node:fs'

const page = `${import.meta.dirname}/../../../docs/conditions.md`

const row =
  /^\| (?<prevents>.+?) \| `(?<file>.+?)` \| `(?<guard>.+?)` \| (?:`(?<without>.+?)`)? ?\| `(?<test>.+?)` \|$/

/** The rows of docs/conditions.md: a condition, its code, the code without it, and the test that fails without it. */
export const conditions = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const { prevents = '', file = '', guard = '', without = '', test = '' } = row.exec(line)?.groups ?? {}
    if (!test) throw new Error(`docs/conditions.md has a row of another form: ${line}`)
    const code = (text: string) => text.replaceAll('\\|', '|')
    return { prevents, file, guard: code(guard), without: code(without), test }
  })
