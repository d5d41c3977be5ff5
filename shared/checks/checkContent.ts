import { type DocumentKind, kinds } from '../kinds/kinds.ts'
import { type CheckContext, type CheckedDocument, checkedDocument } from './checkedDocument.ts'
import type { FieldMatch, Match } from './match.ts'
import { type Rule, type RuleName, rules } from './rules.ts'
import type { Source } from './sources.ts'

/** `start` and `end` are positions in the text of the field; for HTML, in the text that `parseHtml` returns. */
export interface Finding extends Match {
  rule: RuleName
  level: Rule['level']
  /** The path of the field in the content, such as `text1` or `content.0.elements.2.values.text`. */
  field: string
  found: string
  message: string
  why: string
  source: Source
}

type Content = Readonly<Record<string, unknown>>

/** Nobody reads more. What stops publication comes first. */
const maxFindings = 200

/** What the content checks find in a document, in the order of its fields. */
export const checkContent = (kind: DocumentKind, content: Content, context: CheckContext = {}): Finding[] =>
  findingsOf(checkedDocument(kind, content, context), Object.entries(rules))

export const blockingFindings = (kind: DocumentKind, content: Content): Finding[] =>
  findingsOf(
    checkedDocument(kind, content, {}),
    Object.entries(rules).filter(([, { level }]) => level === 'block'),
  )

function findingsOf(document: CheckedDocument, applied: [string, Rule][]): Finding[] {
  const findings: Finding[] = []
  for (const [name, rule] of applied) {
    if (rule.exceptReviews && kinds[document.kind].needsConsent) continue
    for (const match of matchesOf(rule, document)) {
      if (findings.length === maxFindings) break
      const isFoundAlready = findings.some((earlier) => overlaps(earlier, match))
      if (!isFoundAlready) findings.push(findingOf(name as RuleName, rule, match, document)) // A key of the table.
    }
  }
  const order = new Map(document.fields.map(({ name }, index) => [name, index]))
  return findings.sort(
    (one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0) || one.start - other.start,
  )
}

function matchesOf(rule: Rule, document: CheckedDocument): FieldMatch[] {
  if ('inDocument' in rule) return rule.inDocument(document)
  const matches: FieldMatch[] = []
  for (const field of document.fields) {
    if (rule.onlyEnglish && !field.isEnglish) continue
    for (const match of rule.inField(field, document)) matches.push({ ...match, field: field.name })
  }
  return matches
}

function findingOf(
  name: RuleName,
  { level, why, source, advice }: Rule,
  match: FieldMatch,
  { fields }: CheckedDocument,
): Finding {
  const text = fields.find((field) => field.name === match.field)?.text ?? ''
  const found = text.slice(match.start, match.end)
  const message = match.replacement
    ? `Say “${match.replacement}” instead of “${found}”.`
    : [found ? `“${found}”:` : '', match.advice ?? advice].filter(Boolean).join(' ')
  return { ...match, rule: name, level, found, message, why, source }
}

type Found = Pick<Finding, 'field' | 'start' | 'end'>
const overlaps = (one: Found, other: Found) =>
  one.field === other.field && one.start < other.end && other.start < one.end
