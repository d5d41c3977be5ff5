import { describe, expect, it } from 'vitest'
import { site } from '../site.ts'
import { clientIntake } from './clientIntake.ts'

const { sections } = clientIntake(site)

const statements = sections.flatMap((section) => section.statements ?? [])
const fields = sections.flatMap((section) => section.fields)

describe('the intake form', () => {
  it('asks at most 33 questions, none of them about trauma, family illness or self-harm in the past [2.49]', () => {
    expect(fields.length).toBeLessThanOrEqual(33)
    const tooEarly = /ever tried|hurt yourself|frightening|family had|injected|firearms|diagnosis/i
    expect(fields.filter(({ label }) => tooEarly.test(label))).toEqual([])
  })

  it('lets a person sign that blanks are blank, not that the form is complete [2.49]', () => {
    expect(statements.join(' ')).not.toMatch(/\bcomplete and correct\b/)
    expect(statements.join(' ')).toMatch(/A blank means only that I have not answered yet/)
  })

  it('names 988 and 911 before its first question', () => {
    expect(sections[0]?.statements?.join(' ')).toMatch(/988.*911/s)
  })
})
