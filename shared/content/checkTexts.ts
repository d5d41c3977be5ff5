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
    why: 'Visitors would read these characters, and no number or address.',
    source: sources.plainLanguage,
    advice: 'The clinic has no such fact. Delete this, and choose the fact in “Insert a fact of the clinic”.',
  },
  placeholder: {
    blocks: true,
    why: 'Visitors would read a note to the writer, and not what it stands for.',
    source: sources.plainLanguage,
    advice: 'Write what it stands for, or delete it.',
  },
  programWords: {
    blocks: true,
    why: 'A chat or mail program speaks here, in the name of the clinic.',
    source: sources.plainLanguage,
    advice: 'Delete the sentence, and have somebody who knows the subject read the rest.',
  },
  programMarks: {
    why: 'A chat program marks its sources like this. Visitors would read the mark, or an empty box.',
    source: sources.plainLanguage,
    advice: 'Delete the mark, and check what it was the source of.',
  },
  garbled: {
    why: 'Another program has read these characters in the wrong way.',
    source: sources.plainLanguage,
    advice: 'Write the character that is meant.',
  },
  markdown: {
    why: 'Visitors would read the signs, and no formatting.',
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
    advice: 'It stands on three other pages already: say it in other words, or leave it out.',
    exceptReviews: true,
    onlyEnglish: true,
  },
  reviewDate: {
    why: 'Medical advice ages: a clinician reads each page once a year.',
    source: sources.plainLanguage,
  },
  translation: {
    why: 'Visitors who read one language would be told something else than the others.',
    source: sources.plainLanguage,
  },
  phoneWritten: {
    why: 'A number that is written out stays when the number of the clinic changes.',
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
