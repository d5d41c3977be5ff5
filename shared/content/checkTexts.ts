import { sources } from './ruleSources.ts'
import type { RuleTexts } from './wordRules.ts'

export const checkTexts = {
  overdoseWithout911: {
    blocks: true,
    why: 'Somebody may read this beside a person who is not breathing.',
    source: sources.overdose,
    advice: 'Link 911 (tel:911) in this text: it speaks of an overdose.',
  },
  suicideWithout988: {
    blocks: true,
    why: 'Somebody may read this who is thinking of suicide.',
    source: sources.suicide,
    advice: 'Link 988 (tel:988 or sms:988) in this text: it speaks of suicide.',
  },
  unknownFact: {
    blocks: true,
    why: 'Visitors would see these characters instead of a number or an address.',
    source: sources.plainLanguage,
    advice: 'The clinic has no such fact. Delete this, and choose the fact in “Insert a fact of the clinic”.',
  },
  placeholder: {
    blocks: true,
    why: 'Visitors would read a note to the writer instead of the text that belongs here.',
    source: sources.plainLanguage,
    advice: 'Write that text, or delete the note.',
  },
  programWords: {
    blocks: true,
    why: 'These words come from a chat or mail program, and visitors would take them for the clinic’s.',
    source: sources.plainLanguage,
    advice: 'Delete the sentence, and have somebody who knows the subject read the rest.',
  },
  programMarks: {
    why: 'A chat program marks its sources like this. Visitors would read the mark, or an empty box.',
    source: sources.plainLanguage,
    advice: 'Delete the mark, and check the statement before it against its source.',
  },
  garbled: {
    why: 'Another program has misread these characters.',
    source: sources.plainLanguage,
    advice: 'Write the character that is meant.',
  },
  markdown: {
    why: 'Visitors would see these signs instead of formatting.',
    source: sources.plainLanguage,
    advice: 'Use the formatting of the editor instead of these signs.',
  },
  trackedLink: {
    why: 'The address tells others who follows it, leads through another service, or has a typing error.',
    source: sources.linkPurpose,
  },
  staffOnlyLink: {
    why: 'Visitors would be asked for a login that they do not have.',
    source: sources.linkPurpose,
    advice:
      'Only people with a login, or in your network, can open this: link a public page, or write what it says.',
  },
  readingGrade: {
    why: 'Many people read at the level of the eighth grade, and worse in distress.',
    source: sources.plainLanguage,
    onlyEnglish: true,
  },
  repeatedPhrase: {
    why: 'Somebody who reads several pages meets the same words again and again.',
    source: sources.plainLanguage,
    advice: 'At least three other pages use these words: write them differently, or leave them out.',
    exceptReviews: true,
    onlyEnglish: true,
  },
  reviewDate: {
    why: 'Medical advice ages: a clinician reads each page once a year.',
    source: sources.plainLanguage,
  },
  translation: {
    why: 'Visitors who read one language would be told something different from the others.',
    source: sources.plainLanguage,
  },
  phoneWritten: {
    why: 'A number that is typed as text does not change when the clinic’s number changes.',
    source: sources.linkPurpose,
  },
  phoneAsText: {
    why: 'A linked number is one tap away on a phone.',
    source: sources.linkPurpose,
    advice: 'Link the number.',
  },
  unknownLink: {
    why: 'Visitors reach “404 Page Not Found”, or read the words without a link.',
    source: sources.linkPurpose,
  },
  linkText: {
    why: 'People who use a screen reader go from link to link without the text around them.',
    source: sources.linkPurpose,
    advice: 'Link words that name what the link leads to.',
  },
  imageText: {
    why: 'People who do not see the image hear its alternative text.',
    source: sources.images,
    advice: 'Describe the image, or mark it as decorative.',
  },
  headingLevel: {
    why: 'People who use a screen reader navigate by the levels of headings.',
    source: sources.headings,
    advice: 'Use the next level below the heading above.',
  },
  titleLength: {
    why: 'Search results cut off longer titles.',
    source: sources.titles,
  },
  descriptionLength: {
    why: 'Search results cut off longer descriptions.',
    source: sources.descriptions,
  },
} satisfies Record<string, RuleTexts>
