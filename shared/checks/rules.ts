import { sources } from '../content/ruleSources.ts'
import { datedWords, harmfulWords, type RuleTexts, type WordRule } from '../content/wordRules.ts'
import { shownInSearch } from '../documents/seo.ts'
import type { CheckedDocument, CheckedField } from './checkedDocument.ts'
import { longDescription, longTitle, missingSignOff, topicWithoutLink } from './documentRules.ts'
import {
  brokenLinks,
  skippedHeadings,
  unclearLinks,
  undescribedImages,
  unlinkedPhones,
  writtenPhones,
} from './htmlRules.ts'
import type { FieldMatch, Match } from './match.ts'
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

/** Every rule, what stops publication first. An earlier rule wins if two find the same words. */
export const rules = {
  ...byWords(harmfulWords),
  overdoseWithout911: {
    blocks: true,
    why: 'Somebody may read this beside a person who is not breathing.',
    source: sources.overdose,
    advice: 'Link 911 (tel:911) in this text: it speaks of an overdose.',
    inDocument: topicWithoutLink(/\boverdos(?:e|es|ed|ing)\b/i, ['tel:911']),
  },
  suicideWithout988: {
    blocks: true,
    why: 'Somebody may read this who is thinking of suicide.',
    source: sources.suicide,
    advice: 'Link 988 (tel:988 or sms:988) in this text: it speaks of suicide.',
    inDocument: topicWithoutLink(/\bsuicid(?:e|es|al|ality)\b/i, ['tel:988', 'sms:988']),
  },
  ...byWords(datedWords),
  readingGrade: {
    why: 'Many people read at the level of the eighth grade, and worse in distress.',
    source: sources.plainLanguage,
    advice: 'Use shorter sentences and shorter words.',
    onlyEnglish: true,
    inField: hardText,
  },
  repeatedPhrase: {
    why: 'Somebody who reads several pages meets the same words again and again.',
    source: sources.plainLanguage,
    advice: 'It stands on three other pages already: say it in other words, or leave it out.',
    exceptReviews: true,
    onlyEnglish: true,
    inField: wornPhrases,
  },
  reviewDate: {
    why: 'Medical advice ages: a clinician reads each page once a year.',
    source: sources.plainLanguage,
    advice: 'Ask a clinician to review this page.',
    inDocument: missingSignOff,
  },
  translation: {
    why: 'Visitors who read one language would be told something else than the others.',
    source: sources.plainLanguage,
    advice: 'Change both languages.',
    inDocument: halfTranslated,
  },
  phoneWritten: {
    why: 'A number that is written out stays when the number of the clinic changes.',
    source: sources.linkPurpose,
    advice: 'Write {phone} instead of a number of the clinic.',
    inField: writtenPhones,
  },
  phoneAsText: {
    why: 'A linked number is one tap away on a phone.',
    source: sources.linkPurpose,
    advice: 'Link the number.',
    inField: unlinkedPhones,
  },
  unknownLink: {
    why: 'The link leads to the page “404 Page Not Found”.',
    source: sources.linkPurpose,
    advice: 'Choose a published page of this site.',
    inField: brokenLinks,
  },
  linkText: {
    why: 'People who use a screen reader go from link to link without the text around them.',
    source: sources.linkPurpose,
    advice: 'Link words that name what the link leads to.',
    inField: unclearLinks,
  },
  imageText: {
    why: 'People who do not see the image hear its alternative text.',
    source: sources.images,
    advice: 'Describe the image, or mark it as decorative.',
    inField: undescribedImages,
  },
  headingLevel: {
    why: 'People who use a screen reader navigate by the levels of headings.',
    source: sources.headings,
    advice: 'Use the next level below the heading above.',
    inField: skippedHeadings,
  },
  titleLength: {
    why: 'Search results cut off longer titles.',
    source: sources.titles,
    advice: `Shorten the title to ${shownInSearch.title} characters.`,
    inDocument: longTitle,
  },
  descriptionLength: {
    why: 'Search results cut off longer descriptions.',
    source: sources.descriptions,
    advice: `Shorten the description to ${shownInSearch.description} characters.`,
    inDocument: longDescription,
  },
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
