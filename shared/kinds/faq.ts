import { Faq } from '../entities/faq.ts'
import { pages } from '../pages.ts'
import { makeKind } from './kind.ts'

export const faq = makeKind(Faq, {
  partition: 'FAQS',
  sort: 'order',
  most: 300,
  title: 'question',
  html: { answer: 2 },
  lines: ['question'],
  shownOn: (links) => links.find((link) => link.startsWith('treatment:')) ?? pages.faq.path,
})
