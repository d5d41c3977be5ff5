import { describe, expect, it } from 'vitest'
import { pathOf, postPath } from '../documents/paths.ts'
import { quickExit } from '../quickExit.ts'
import { seed } from './seed.ts'

const crisisLink = /href="tel:(911|988)"/
const texts = [
  ...[...seed.treatments, ...seed.landings].map((page) => ({
    path: pathOf(page),
    html: [page.text1, page.text2, page.text3, page.text4].join('\n'),
  })),
  ...seed.posts.map((post) => ({ path: postPath(post), html: post.content })),
  ...seed.faqs.map((faq) => ({ path: faq.id, html: faq.answer })),
]
const emergencies = texts.flatMap(({ path, html }) =>
  [...html.matchAll(/<p>(.*?)<\/p>/gs)]
    .map(([, paragraph = '']) => ({ path, paragraph }))
    .filter(({ paragraph }) => crisisLink.test(paragraph)),
)
const plain = (html: string) => html.replace(/<[^>]*>/g, '')
const words = (html: string) => plain(html).split(/\s+/).length

describe('a paragraph that links 911 or 988', () => {
  it('has at most 70 words [2.68]', () => {
    expect(emergencies.filter(({ paragraph }) => words(paragraph) > 70)).toEqual([])
  })

  it('is about the emergency from its first sentence to its last [2.68]', () => {
    const mixed = emergencies.filter(({ paragraph }) => {
      const sentences = paragraph.split(/(?<=[.!?”])\s+(?=(?:<[^>]*>)*[A-Z“])/)
      const linked = sentences.map((sentence) => crisisLink.test(sentence))
      return linked.slice(0, 2).every((link) => !link) || linked.slice(-2).every((link) => !link)
    })
    expect(mixed).toEqual([])
  })
})

it('naloxone is for an overdose or a person who does not wake up or breathe well, never for a seizure alone', () => {
  const sentences = texts.flatMap(({ html }) => plain(html).split(/(?<=[.!?”])\s+|\n/))
  const given = sentences.filter((text) => /seizure/i.test(text) && /naloxone/i.test(text))
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter((text) => !/overdose|opioids (may|might|could)|to a person who/.test(text))).toEqual([])
})

it('each text that names the line for violence at home has the way out of the page', () => {
  const pages = Object.entries(seed.pages).map(([path, page]) => ({ path, html: JSON.stringify(page) }))
  const named = [...texts, ...pages].filter(({ html }) => html.includes('tel:+18003342836'))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ html }) => !html.includes(quickExit)).map(({ path }) => path)).toEqual([])
})
