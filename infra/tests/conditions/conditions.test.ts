import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { conditions } from './conditions.ts'

const root = `${import.meta.dirname}/../../..`
const source = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** The words of `functions/store/write.ts` and `readable.ts` with which a write has a condition. */
const words = /\b(?:newItem|storedItem|existing|missing|missingOr|missingOrBelow|atMost|unchanged)\b/

/** Conditions without such a word. */
const others = /ConditionExpression: '|changeLock\(.*\{ runId\b/

it('the table names each condition as the code has it, and a test', () => {
  for (const { file, guard, without, test } of conditions) {
    expect(source(file).includes(guard), `${file}: ${guard}`).toBe(true)
    expect(guard).not.toBe(without)
    expect(source(test)).toContain('it')
  }
})

it('each conditional write of the functions is in the table', () => {
  const files = globSync('functions/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|^functions\/testing\/|store\/(?:write|readable)\.ts$/.test(file),
  )
  const lines = files.flatMap((file) => {
    const code = source(file)
    const imported = /import \{[^}]*\} from '[./]*\/(?:write|readable)\.ts'/g
    const names = [...code.matchAll(imported)].flatMap(([text]) => text.match(new RegExp(words, 'g')) ?? [])
    const used = new RegExp(`\\b(?:${names.join('|')})\\b`)
    return code
      .replaceAll(imported, '')
      .split('\n')
      .filter(
        (line) =>
          (others.test(line) || (names.length > 0 && used.test(line))) && !/^\s*(?:\*|\/[/*])/.test(line),
      )
      .map((line) => ({ file, line: line.trim() }))
  })
  const unlisted = lines.filter(
    ({ file, line }) =>
      !conditions.some(
        (condition) =>
          condition.file === file &&
          (line.includes(condition.guard.trim()) || condition.guard.trim().includes(line)),
      ),
  )
  expect(lines.length).toBeGreaterThan(20)
  expect(unlisted).toEqual([])
})
