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
