import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enhanceSearch } from './search.enhancement.ts'

enhanceSearch()
const clicked = vi.fn()

beforeEach(() => {
  clicked.mockReset()
  document.body.innerHTML = `<a href="#search" data-search-link>Search</a><input id="name"><main>Text</main>`
  document.querySelector('a')?.addEventListener('click', clicked)
})
const press = (target: Element | null, init: KeyboardEventInit) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
const main = () => document.querySelector('main')

describe('the shortcuts to the search', () => {
  it.each([
    { key: '/' },
    { key: 'k', ctrlKey: true },
    { key: 'k', metaKey: true },
    { key: 'л', code: 'KeyK', ctrlKey: true },
  ])('%j open it [2.99]', (keys) => {
    expect(press(main(), keys)).toBe(false)
    expect(clicked).toHaveBeenCalledTimes(1)
  })
  it.each([{ key: 'k' }, { key: '/', ctrlKey: true }, { key: 'a', ctrlKey: true }])('%j does not', (keys) => {
    expect(press(main(), keys)).toBe(true)
    expect(clicked).not.toHaveBeenCalled()
  })
  it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }])(
    '%j stays with a field [2.99]',
    (keys) => {
      expect(press(document.querySelector('input'), keys)).toBe(true)
      expect(clicked).not.toHaveBeenCalled()
    },
  )
  it('are Ctrl+K alone once the slash is switched off', () => {
    document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" data-search="slash" checked>')
    document.querySelector<HTMLElement>('[data-search="slash"]')?.click()
    expect(press(main(), { key: '/' })).toBe(true)
    expect(press(main(), { key: 'k', ctrlKey: true })).toBe(false)
    document.querySelector<HTMLElement>('[data-search="slash"]')?.click()
    expect(press(main(), { key: '/' })).toBe(false)
  })
  it('lead to the field where the page has one', () => {
    document.body.insertAdjacentHTML('beforeend', '<input data-search="field" value="weed">')
    press(main(), { key: '/' })
    expect(document.activeElement?.matches('[data-search="field"]')).toBe(true)
    expect(clicked).not.toHaveBeenCalled()
  })
})
