import type { CheckedField, Match } from './checkedDocument.ts'

const highestGrade = 9
/** The grade of a shorter text means little. */
const fewestWords = 100

export function hardText({ text, isHtml, foreign }: CheckedField): Match[] {
  // Words of other languages have other syllables.
  const english = foreign.reduceRight((all, { start, end }) => all.slice(0, start) + all.slice(end), text)
  const grade = isHtml ? readingGrade(english) : 0
  return grade > highestGrade
    ? [{ start: 0, end: 0, advice: `Grade ${grade.toFixed(1)}: use shorter sentences and shorter words.` }]
    : []
}

/** The Flesch-Kincaid grade, or 0 for a short text. Names of drugs do not count, because they have no shorter word. */
export function readingGrade(text: string): number {
  const counted = text.toLowerCase().replace(drugNames, '')
  const words = count(/[a-z’']+/g, counted)
  if (words < fewestWords) return 0
  const sentences = count(/[.!?:;]+(?:[\s”"’)]+|$)|\n|[^.!?:;\n]$/g, counted)
  // Counts groups of vowels, except the silent endings of longer words.
  const syllables =
    count(/[aeiouy]+/g, counted) - count(/[a-z]{2}(?:[^\Wlaeiouy]e|[^\Waeioudty]ed)\b/g, counted)
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

const drugNames =
  /\b(?:acamprosate|adderall|alcohol|alprazolam|ambien|amphetamine|antidepressant|ativan|barbiturate|benzodiazepine|buprenorphine|bupropion|cannabis|clonazepam|clonidine|cocaine|codeine|diazepam|disulfiram|fentanyl|gabapentin|halcion|heroin|hydrocodone|hydromorphone|hydroxyzine|ketamine|klonopin|kratom|lofexidine|lorazepam|marijuana|methadone|methamphetamine|methylphenidate|morphine|naloxone|naltrexone|narcan|nicotine|opiate|opioid|oxycodone|oxycontin|oxymorphone|percocet|pregabalin|psilocybin|restoril|ritalin|suboxone|tapentadol|temazepam|tramadol|triazolam|valium|varenicline|vicodin|vivitrol|xanax|xylazine|zolpidem)s?\b/g
