import type { Form } from '../content/wordRules.ts'
import type { CheckedField, Match } from './checkedDocument.ts'

/** The first form that matches is used. An article before the words is changed to fit the replacement. */
export function words(forms: readonly Form[]): (field: CheckedField) => Match[] {
  const anyForm = new RegExp(bounded(forms.map(([pattern]) => pattern).join('|')), 'gi')
  const eachForm = forms.map(([pattern, replacement]) => ({
    pattern: new RegExp(bounded(pattern), 'yi'),
    replacement,
  }))
  return ({ text }) => {
    // Most texts have none of the words, and this search is faster than matchAll, which copies the expression.
    if (text.search(anyForm) === -1) return []
    const named = [...text.matchAll(names)].map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
    }))
    return [...text.matchAll(anyForm)].flatMap(({ index, 0: found }) => {
      if (named.some(({ start, end }) => start <= index && index < end)) return []
      for (const { pattern, replacement } of eachForm) {
        pattern.lastIndex = index
        const [whole, group = ''] = pattern.exec(text) ?? []
        if (whole !== undefined && replacement !== undefined)
          return replaced(text, index, whole, replacement.replace('$1', group.toLowerCase()))
      }
      return { start: index, end: index + found.length }
    })
  }
}

/** These names contain such words, but the specification and public bodies use them. */
const names =
  /Medication-Assisted Treatment|Substance Abuse and Mental Health Services Administration|Alcohol Abuse and Alcoholism|National Institute on Drug Abuse|Alcoholics Anonymous|Adult Children of Alcoholics|Marijuana Anonymous|Cures Act|[Rr]elapse[ -][Pp]revention/g

const bounded = (pattern: string) => `\\b(?:${pattern})(?!\\w)`

function replaced(text: string, index: number, found: string, replacement: string): Match {
  const article = /\ban? $/i.exec(text.slice(Math.max(0, index - 4), index))?.[0] ?? ''
  const withArticle = article ? `${articleFor(replacement)} ${replacement}` : replacement
  const start = index - article.length
  const isCapital = /^[A-Z][a-z ]/.test(text.slice(start, start + 2))
  return { start, end: index + found.length, replacement: isCapital ? capitalized(withArticle) : withArticle }
}

const articleFor = (words: string) => (/^(?!us)[aeiou]/i.test(words) ? 'an' : 'a')

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Excludes words after a negation: “nobody can guarantee a cure” promises nothing. */
export const unlessDenied =
  (find: (field: CheckedField) => Match[]) =>
  (field: CheckedField): Match[] =>
    find(field).filter(({ start }) => !denial.test(field.text.slice(Math.max(0, start - 40), start)))

const denial =
  /\b(?:no|not|never|nobody|nothing|neither|nor|none|cannot|without)\b[^.!?\n]*$|n[’']t\b[^.!?\n]*$/i
