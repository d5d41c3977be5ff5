import { describe, expect, it } from 'vitest'
import { singlePages } from '#shared/pages.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { pageProblem } from './pageProblem.ts'

const head =
  '<title data-page="">Page</title><meta data-page="" name="description" content="About us"/><link data-page="" rel="canonical" href="https://www.example.org/"/>'
const crisisLinks = '<a href="tel:988">988</a><a href="tel:911">911</a>'
const page = `<html><head>${head}</head><body>${crisisLinks}</body></html>`
const mainPages = singlePages().map(({ path }) => objectKeyOf(path))

describe('a page is published', () => {
  it.each([...mainPages, 'blog/a-post/index.html', '404.html'])(
    '%s, with its head and the crisis lines',
    (key) => expect(pageProblem(key, page)).toBeUndefined(),
  )

  it('without a description, if it is a post', () =>
    expect(
      pageProblem('blog/a-post/index.html', page.replace('name="description"', 'name="other"')),
    ).toBeUndefined())

  it.each(['404.html', 'contact-form/received/index.html', 'contact-form/refused/index.html'])(
    'without a head, if it is a notice: %s',
    (key) => expect(pageProblem(key, page.replace(head, '<title>Page not found</title>'))).toBeUndefined(),
  )

  it('without content, if it is the shell of the staff area', () =>
    expect(pageProblem('app.html', '<p>Loading...</p>')).toBeUndefined())
})

describe('a page stays as it was', () => {
  it('if it shows a notice in place of a post [13.70]', () =>
    expect(pageProblem('blog/a-post/index.html', page.replace(head, '<title>Page not found</title>'))).toBe(
      'Its content is missing.',
    ))

  it.each(['988', '911'])('if it has no link to call %s', (number) =>
    expect(pageProblem('404.html', page.replace(`href="tel:${number}"`, 'href="#"'))).toMatch(
      /^It has no link that calls /,
    ),
  )

  it.each(mainPages)('if it shows a notice in place of %s', (key) =>
    expect(pageProblem(key, page.replace(head, '<title>Page not found</title>'))).toBe(
      'It has no description.',
    ),
  )
})
