import { checkTexts } from '../content/checkTexts.ts'
import { datedWords, harmfulWords, type RuleTexts, type WordRule } from '../content/wordRules.ts'
import type { CheckedDocument, CheckedField, FieldMatch, Match } from './checkedDocument.ts'
import { longDescription, longTitle, missingSignOff, topicWithoutLink } from './documentRules.ts'
import { unknownFacts } from './factRules.ts'
import {
  brokenLinks,
  skippedHeadings,
  unclearLinks,
  undescribedImages,
  unlinkedPhones,
  writtenPhones,
} from './htmlRules.ts'
import {
  garbledCharacters,
  markdown,
  placeholders,
  programMarks,
  programWords,
  staffOnlyLinks,
  trackedLinks,
} from './leftoverRules.ts'
import { hardText } from './readingGrade.ts'
import { wornPhrases } from './repeatedPhrases.ts'
import { halfTranslated } from './translationRules.ts'
import { unlessDenied, words } from './words.ts'

export type Rule = RuleTexts &
  (
    | { inField: (field: CheckedField, document: CheckedDocument) => Match[] }
    | { inDocument: (document: CheckedDocument) => FieldMatch[] }
  )

const byWords = <Name extends string>(rows: Readonly<Record<Name, WordRule>>) =>
  Object.fromEntries(
    Object.entries<WordRule>(rows).map(([name, { words: forms, exceptDenied, ...rule }]) => [
      name,
      { ...rule, inField: exceptDenied ? unlessDenied(words(forms)) : words(forms) },
    ]),
  ) as unknown as Record<Name, Rule> // The same names.

/** Rules that stop publication come first. If two rules find the same words, only the first one reports them. */
export const rules = {
  ...byWords(harmfulWords),
  overdoseWithout911: {
    ...checkTexts.overdoseWithout911,
    inDocument: topicWithoutLink(/\boverdos(?:e|es|ed|ing)\b/i, ['tel:911']),
  },
  suicideWithout988: {
    ...checkTexts.suicideWithout988,
    inDocument: topicWithoutLink(/\bsuicid(?:e|es|al|ality)\b/i, ['tel:988', 'sms:988']),
  },
  // Before the facts, because such a mark can have braces.
  programMarks: { ...checkTexts.programMarks, inField: programMarks },
  unknownFact: { ...checkTexts.unknownFact, inField: unknownFacts },
  placeholder: { ...checkTexts.placeholder, inField: placeholders },
  programWords: { ...checkTexts.programWords, inField: programWords },
  ...byWords(datedWords),
  garbled: { ...checkTexts.garbled, inField: garbledCharacters },
  markdown: { ...checkTexts.markdown, inField: markdown },
  trackedLink: { ...checkTexts.trackedLink, inField: trackedLinks },
  staffOnlyLink: { ...checkTexts.staffOnlyLink, inField: staffOnlyLinks },
  readingGrade: { ...checkTexts.readingGrade, inField: hardText },
  repeatedPhrase: { ...checkTexts.repeatedPhrase, inField: wornPhrases },
  reviewDate: { ...checkTexts.reviewDate, inDocument: missingSignOff },
  translation: { ...checkTexts.translation, inDocument: halfTranslated },
  phoneWritten: { ...checkTexts.phoneWritten, inField: writtenPhones },
  phoneAsText: { ...checkTexts.phoneAsText, inField: unlinkedPhones },
  unknownLink: { ...checkTexts.unknownLink, inField: brokenLinks },
  linkText: { ...checkTexts.linkText, inField: unclearLinks },
  imageText: { ...checkTexts.imageText, inField: undescribedImages },
  headingLevel: { ...checkTexts.headingLevel, inField: skippedHeadings },
  titleLength: { ...checkTexts.titleLength, inDocument: longTitle },
  descriptionLength: { ...checkTexts.descriptionLength, inDocument: longDescription },
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
