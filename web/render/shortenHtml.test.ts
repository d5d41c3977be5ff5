// @vitest-environment node
import { expect, test } from 'vitest'
import { shortenHtml } from './shortenHtml.ts'

test('an icon has the attributes that its style sheet does not have', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-sun c7" aria-hidden="true"><circle cx="12" cy="12" r="4"></circle></svg>'
  expect(shortenHtml(icon)).toBe(
    '<svg class="lucide c7" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="4"/></svg>',
  )
})

test('an SVG that is not an icon keeps its attributes', () => {
  const svg = '<svg class="c7" viewBox="0 0 9 9" fill="none"><path fill="red" d="m0 0"/></svg>'
  expect(shortenHtml(svg)).toBe(svg)
})

test('the comments of React and the slashes of void elements are left out', () => {
  expect(shortenHtml('<p>Call<!-- --> us<br/><!--$--><img alt="a/b" src="/a.svg"/><!--/$--></p>')).toBe(
    '<p>Call us<br><img alt="a/b" src="/a.svg"></p>',
  )
})

test('a class comes first, whatever else an element has', () => {
  expect(shortenHtml('<a href="/blog?a=b&amp;c" data-search-link="" hidden class="c7 c8" id="x">')).toBe(
    '<a class="c7 c8" href="/blog?a=b&amp;c" data-search-link="" hidden id="x">',
  )
})

test('texts stay as they are', () => {
  const text = '<p>Between 5 &lt; 6 / 7 &gt; and class="x", <em>all</em> day</p>'
  expect(shortenHtml(text)).toBe(text)
})
