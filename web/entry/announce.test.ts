import { expect, it } from 'vitest'
import { loading } from '#shared/loading.ts'
import { makeAnnouncer, markCurrentLinks } from './announce.ts'

it('marks the links to the current page in the menu, and none to a part of it [2.22]', () => {
  document.body.innerHTML = `<nav id="site-menu"><a href="/faq" aria-current="page">FAQ</a>
    <a href="/what-we-treat">What We Treat</a><a href="/what-we-treat#all-pages">See all 40</a></nav>
    <main><h1>What We Treat</h1></main>`
  markCurrentLinks('/what-we-treat')
  const current = Array.from(document.querySelectorAll('[aria-current="page"]'), (link) => link.textContent)
  expect(current).toEqual(['What We Treat'])
})

it('announces an alert once, with the title of a new page or after it [16.8]', () => {
  const alert = (name: string) => `<div data-alert="${name}" data-ends="2099-01-01"><p>${name}!</p></div>`
  document.body.innerHTML = '<p id="announcer"></p><section></section><main><h1 id="top">FAQ</h1></main>'
  document.title = 'FAQ'
  const announcer = makeAnnouncer()
  const announced = () => document.getElementById('announcer')?.textContent?.trim()
  const show = (...names: string[]) => {
    document.querySelector('section')?.replaceChildren()
    document.querySelector('section')?.insertAdjacentHTML('beforeend', names.map(alert).join(''))
    announcer.alerts()
  }
  history.pushState(null, '', '/faq')
  show('Ice')
  expect(announced()).toBe('')
  announcer.screen()
  expect(announced()).toBe('FAQ Ice!')
  show('Ice', 'Snow')
  expect(announced()).toBe('FAQ Ice! Snow!')
  history.pushState(null, '', '/reviews')
  announcer.screen()
  expect(announced()).toBe('FAQ')
})

it('focuses the heading of the new page where an alert appears before it [2.3]', () => {
  document.body.innerHTML = '<p id="announcer"></p><main><h1>FAQ</h1></main>'
  const announcer = makeAnnouncer()
  history.pushState(null, '', '/our-team')
  announcer.alerts()
  document.body.innerHTML = '<p id="announcer"></p><main><h1>Our Team</h1></main>'
  document.title = 'Our Team'
  announcer.screen()
  expect(document.activeElement?.textContent).toBe('Our Team')
  expect(document.getElementById('announcer')?.textContent?.trim()).toBe('Our Team')
})

it('announces the page before again where the visitor comes back to it from a page that is loading [2.3]', () => {
  document.body.innerHTML = '<p id="announcer"></p><main><h1>FAQ</h1></main>'
  document.title = 'FAQ'
  const announcer = makeAnnouncer()
  announcer.loading()
  document.title = loading
  announcer.screen()
  const announced = () => document.getElementById('announcer')?.textContent?.trim()
  expect(announced()).toBe('')
  document.title = 'FAQ'
  announcer.screen()
  expect(announced()).toBe('FAQ')
  expect(document.activeElement?.textContent).toBe('FAQ')
})

it('announces another page of the blog, unless it has focused the heading of its posts', () => {
  history.replaceState(null, '', '/blog')
  document.body.innerHTML =
    '<p id="announcer"></p><main><h1>Our Blog</h1><h2 tabindex="-1">Page 3</h2></main>'
  const announcer = makeAnnouncer()
  history.pushState(null, '', '/blog?page=2')
  document.title = 'Our Blog, page 2'
  announcer.screen()
  expect(document.activeElement?.textContent).toBe('Our Blog')
  history.pushState(null, '', '/blog?page=3')
  document.title = 'Our Blog, page 3'
  document.querySelector('h2')?.focus()
  announcer.screen()
  expect(document.activeElement?.textContent).toBe('Page 3')
  expect(document.getElementById('announcer')?.textContent?.trim()).toBe('Our Blog, page 2')
})
