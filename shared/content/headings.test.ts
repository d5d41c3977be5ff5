import { describe, expect, it } from 'vitest'
import { pathOf, postPath } from '../documents/paths.ts'
import { headingsOf } from '../html/htmlHeadings.ts'
import { seed } from './seed.ts'

const treatments = seed.treatments.map((page) => ({
  path: pathOf(page),
  headings: [page.heading1, page.heading2, page.heading3].map(String),
}))
const landings = seed.landings.map((page) => ({
  path: pathOf(page),
  headings: [page.heading1, page.heading2, page.heading3].map(String),
}))
const posts = seed.posts.map((post) => ({
  path: postPath(post),
  headings: [post.title, ...headingsOf(post.content).map(({ text }) => text)],
}))
const all = [...treatments, ...landings, ...posts].flatMap(({ path, headings }) =>
  headings.map((heading) => ({ path, heading })),
)

describe('the headings of a text', () => {
  it('are in sentence case [2.63]', () => {
    const names = new Set([
      ...['Georgia', 'Georgia’s', 'Saturday', 'Medical', 'Amnesty', 'Law', 'Spice'],
      ...['Adderall', 'Ambien', 'Ativan', 'Halcion', 'Klonopin', 'Restoril', 'Ritalin', 'Valium', 'Xanax'],
    ])
    const capitalized = all.filter(({ heading }) =>
      heading
        .split(' ')
        .slice(1)
        .some((word) => /^[“(]?[A-Z][a-z]/.test(word) && !names.has(word.replace(/[,:?]$/, ''))),
    )
    expect(capitalized).toEqual([])
  })

  it('have at most 65 characters', () => {
    expect(all.filter(({ heading }) => heading.length > 65)).toEqual([])
  })

  it('start with what the section is about on every page of a condition [2.63]', () => {
    const subject =
      /^(signs|effects|types|dangers?|withdrawal|treatment|therapy|medication|medicines|safety|overdose|self-harm|debt|family|alcohol|health care|first|when|what|why|how|two|conditions|mental health|daily routine|losses|counterfeit|k2|psychosis|quitting|kratom|fentanyl|ptsd|\w+ withdrawal)\b/i
    const riddles = treatments
      .filter(({ path }) => path.startsWith('/what-we-treat'))
      .flatMap(({ headings }) => headings)
      .filter((heading) => !subject.test(heading))
    expect(riddles).toEqual([])
  })

  it('name the treatment on every page of a condition [2.63]', () => {
    const unnamed = treatments
      .filter(({ path }) => path.startsWith('/what-we-treat'))
      .filter(({ headings }) => !/treat|therapy|medication|medicines/i.test(headings.join(' ')))
    expect(unnamed.map(({ path }) => path)).toEqual([])
  })

  it('differ within a page, so that its contents can link to each', () => {
    const repeated = [...treatments, ...posts].filter(
      ({ headings }) => new Set(headings.map((heading) => heading.toLowerCase())).size < headings.length,
    )
    expect(repeated.map(({ path }) => path)).toEqual([])
  })
})
