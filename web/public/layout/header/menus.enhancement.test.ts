import { beforeEach, describe, expect, it } from 'vitest'
import { enhanceMenus } from './menus.enhancement.ts'

document.body.innerHTML = `<header><details id="menu-button"><summary>Menu</summary></details>
<nav id="site-menu"><details name="site-menu"><summary>How We Help</summary>
<a href="#all-pages">See all</a></details></nav></header>
<main><button type="button">Map</button><iframe title="Form"></iframe></main>`
enhanceMenus()
const [button, section] = [...document.querySelectorAll('details')]
const open = () => [button?.open, section?.open]
const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))

beforeEach(() => {
  for (const menu of document.querySelectorAll('details')) menu.open = true
})

describe('an open menu', () => {
  it('closes as soon as a visitor navigates [2.29]', () => {
    document.dispatchEvent(new Event('site:navigate'))
    expect(open()).toEqual([false, false])
  })
  it('closes on Back and Forward', () => {
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(open()).toEqual([false, false])
  })
  it('is closed before the browser caches the page for Back', () => {
    window.dispatchEvent(new Event('pagehide'))
    expect(open()).toEqual([false, false])
  })
  it('closes on a click outside, even one that goes no further', () => {
    const outside = document.querySelector('button')
    outside?.addEventListener('click', (event) => event.stopPropagation())
    outside?.click()
    expect(open()).toEqual([false, false])
  })
  it('closes on a link to a part of its own page, also to the part where the view is', () => {
    for (const _ of ['first', 'second']) {
      for (const menu of document.querySelectorAll('details')) menu.open = true
      document.querySelector('a')?.click()
      expect(open()).toEqual([false, false])
    }
  })
  it('closes when Tab leaves it', () => {
    section?.querySelector('summary')?.focus()
    expect(open()).toEqual([true, true])
    document.querySelector('button')?.focus()
    expect(open()).toEqual([false, false])
  })
  it('stays open when the focus moves back to its button', () => {
    button?.querySelector('summary')?.focus()
    expect(open()).toEqual([true, true])
  })
  it('closes when the focus moves into a frame', () => {
    document.querySelector('iframe')?.focus()
    window.dispatchEvent(new Event('blur'))
    expect(open()).toEqual([false, false])
  })
  it('stays open when the window loses the focus', () => {
    section?.querySelector('summary')?.focus()
    window.dispatchEvent(new Event('blur'))
    expect(open()).toEqual([true, true])
  })
  it('closes on Escape, the section first, and each returns the focus to what opened it', () => {
    pressEscape()
    expect(open()).toEqual([true, false])
    expect(document.activeElement?.textContent).toBe('How We Help')
    pressEscape()
    expect(open()).toEqual([false, false])
    expect(document.activeElement?.textContent).toBe('Menu')
  })
})
