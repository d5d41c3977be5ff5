import { beforeEach, describe, expect, it } from 'vitest'
import { enhanceMenus } from './menus.enhancement.ts'

document.body.innerHTML = `<nav id="site-menu"><details name="site-menu"><summary>Menu</summary>
<a href="#all-pages">See all</a></details></nav>
<main><button type="button">Map</button><iframe title="Form"></iframe></main>`
enhanceMenus()
const section = document.querySelector('details')
const isOpen = () => section?.open

beforeEach(() => {
  if (section) section.open = true
})

describe('an open menu', () => {
  it('closes as soon as a visitor navigates', () => {
    document.dispatchEvent(new Event('site:navigate'))
    expect(isOpen()).toBe(false)
  })
  it('closes on Back and Forward', () => {
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(isOpen()).toBe(false)
  })
  it('is closed before the browser caches the page for Back', () => {
    window.dispatchEvent(new Event('pagehide'))
    expect(isOpen()).toBe(false)
  })
  it('closes on a click outside, even one that goes no further', () => {
    const button = document.querySelector('button')
    button?.addEventListener('click', (event) => event.stopPropagation())
    button?.click()
    expect(isOpen()).toBe(false)
  })
  it('closes on a link to a part of its own page, also to the part where the view is', () => {
    for (const _ of ['first', 'second']) {
      if (section) section.open = true
      document.querySelector('a')?.click()
      expect(isOpen()).toBe(false)
    }
  })
  it('closes when Tab leaves it', () => {
    section?.querySelector('summary')?.focus()
    expect(isOpen()).toBe(true)
    document.querySelector('button')?.focus()
    expect(isOpen()).toBe(false)
  })
  it('closes when the focus moves into a frame', () => {
    document.querySelector('iframe')?.focus()
    window.dispatchEvent(new Event('blur'))
    expect(isOpen()).toBe(false)
  })
  it('stays open when the window loses the focus', () => {
    section?.querySelector('summary')?.focus()
    window.dispatchEvent(new Event('blur'))
    expect(isOpen()).toBe(true)
  })
})
