import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cloudFrontRegion, readSettings, region } from '../settings.ts'
import { synthesized } from '../testing/synthesized.ts'

const folder = path.join(import.meta.dirname, '../../docs/runbooks')
const pages = readdirSync(folder).map(
  (name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const,
)
describe.each(pages)('the runbook %s', (name, text) => {
  it("names no region but the site's, or CloudFront's where it is about certificates", () => {
    const expected = name === 'custom-domain.md' ? cloudFrontRegion : region
    for (const [named] of text.matchAll(/\b[a-z]{2}-[a-z]+-\d\b/g)) expect(named).toBe(expected)
  })

  it('names only settings that exist', () => {
    for (const [, name = ''] of text.matchAll(/-c ([a-zA-Z]+)=/g)) {
      const read = readSettings({ [name]: '?' })
      expect('problems' in read ? read.problems.join() : '').not.toContain('There is no setting')
    }
  })
})

it('every alarm names a section of alarms.md, and every section has an alarm', () => {
  const alarms = Object.values(synthesized().ofType('AWS::CloudWatch::Alarm'))
  const named = alarms.map(
    ({ AlarmDescription }) => /alarms\.md, "([^"]+)"/.exec(String(AlarmDescription))?.[1],
  )
  const text = readFileSync(path.join(folder, 'alarms.md'), 'utf8')
  const sections = Array.from(text.matchAll(/^## (.+)$/gm), ([, title]) => title)
  expect([...new Set(named)].sort()).toEqual(sections.sort())
})

it('the totals in cost.md are the sums of their rows, and the idle costs are those of the first table', () => {
  const text = readFileSync(path.join(folder, 'cost.md'), 'utf8')
  const tables = text.split(/^(?:\| --- )+\|$/m).slice(1)
  const totals = tables.map((table) => {
    const costs = costsIn(table)
    const total = costs.pop()
    const sums = [0, 1].map((column) => costs.reduce((sum, row) => sum + (row[column] ?? 0), 0))
    expect(sums).toEqual(total)
    return total
  })
  expect(totals).toHaveLength(3)
  expect(costsIn(/^\| Idle, from above .+$/m.exec(text)?.[0] ?? '')).toEqual([totals[0]])
})

/** The last two columns of each row, in cents. */
const costsIn = (table: string) =>
  Array.from(table.matchAll(/\|\s*\**(\d+\.\d\d)\**\s*\|\s*\**(\d+\.\d\d)\**\s*\|$/gm), ([, list, free]) =>
    [list, free].map((cost) => Math.round(Number(cost) * 100)),
  )
