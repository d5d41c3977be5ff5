import { expect, it } from 'vitest'
import { markCurrentLinks } from './announce.ts'

it('marks the links to the current page in the menu, and none to a part of it [2.22]', () => {
  document.body.innerHTML = `<nav id="site-menu"><a href="/faq" aria-current="page">FAQ</a>
    <a href="/what-we-treat">What We Treat</a><a href="/what-we-treat#all-pages">See all 40</a></nav>
    <main><h1>What We Treat</h1></main>`
  markCurrentLinks('/what-we-treat')
  const current = Array.from(document.querySelectorAll('[aria-current="page"]'), (link) => link.textContent)
  expect(current).toEqual(['What We Treat'])
})
