import type { Source } from '../content/ruleSources.ts'
import { type DocumentKind, kinds } from '../kinds/kinds.ts'
import {
  type CheckContext,
  type CheckedDocument,
  checkedDocument,
  type FieldMatch,
  type Match,
} from './checkedDocument.ts'
import { hasBrokenWord } from './foldedView.ts'
import { type Rule, type RuleName, rules } from './rules.ts'

/** `start` and `end` are positions in the field's written text or, for HTML, in the text that `parseHtml` returns. */
export interface Finding extends Match {
  rule: RuleName
  level: 'block' | 'suggest'
  field: string
  found: string
  message: string
  why: string
  source: Source
}

type Content = Readonly<Record<string, unknown>>

/** Nobody reads more findings. Rules that stop publication run first, so their findings are kept. */
const maxFindings = 200

export function checkContent(kind: DocumentKind, content: Content, context: CheckContext = {}): Finding[] {
  const document = checkedDocument(kind, content, context)
  const isBroken = document.fields.some(({ written }) => hasBrokenWord(written))
  const joined = isBroken ? checkedDocument(kind, content, { ...context, joined: true }) : undefined
  const findings: Finding[] = []
  for (const [name, rule] of Object.entries<Rule>(rules)) {
    if (rule.exceptReviews && kinds[kind].needsConsent) continue
    const matches = [...matchesOf(rule, document), ...(joined && rule.blocks ? matchesOf(rule, joined) : [])]
    for (const match of matches) {
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

export const blockingFindings = (
  kind: DocumentKind,
  content: Content,
  context: CheckContext = {},
): Finding[] => checkContent(kind, content, context).filter(({ level }) => level === 'block')

/** The matches with their ranges in the written texts. */
function matchesOf(rule: Rule, document: CheckedDocument): FieldMatch[] {
  return foldedMatches(rule, document).map((match) => ({
    ...match,
    ...document.fields.find(({ name }) => name === match.field)?.writtenRange(match),
  }))
}

function foldedMatches(rule: Rule, document: CheckedDocument): FieldMatch[] {
  if ('inDocument' in rule) return rule.inDocument(document)
  const matches: FieldMatch[] = []
  for (const field of document.fields) {
    if (rule.onlyEnglish && !field.isEnglish) continue
    const skipped = rule.onlyEnglish ? field.foreign : []
    for (const match of rule.inField(field, document)) {
      const isSkipped = skipped.some(({ start, end }) => start < match.end && match.start < end)
      if (!isSkipped) matches.push({ ...match, field: field.name })
    }
  }
  return matches
}

function findingOf(
  name: RuleName,
  { blocks, why, source, advice }: Rule,
  match: FieldMatch,
  { fields }: CheckedDocument,
): Finding {
  const text = fields.find((field) => field.name === match.field)?.written ?? ''
  const found = text.slice(match.start, match.end)
  const message =
    match.replacement && !match.advice
      ? `Say “${match.replacement}” instead of “${found}”.`
      : [found ? `“${found.trim()}”:` : '', match.advice ?? advice].filter(Boolean).join(' ')
  return { ...match, rule: name, level: blocks ? 'block' : 'suggest', found, message, why, source }
}

type Found = Pick<Finding, 'field' | 'start' | 'end'>
const overlaps = (one: Found, other: Found) =>
  one.field === other.field && one.start < other.end && other.start < one.end
