import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showEditLink } from './showEditLink.ts'

afterEach(() => {
  document.body.replaceChildren()
  getSelection()?.removeAllRanges()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

describe('the link on a public page', () => {
  /** The top of each block in the window, by its text. */
  function showPage(tops: Record<string, number>) {
    history.replaceState(null, '', '/faq')
    document.body.innerHTML = `<header></header><main><nav><ol><li>Home</li></ol></nav><h1>Questions</h1>
      <p>The first.</p><h2>Cost</h2><p>Ask  us <b>first</b>.</p><details><summary>Is it safe?</summary><p>Yes, it is.</p></details></main>`
    // jsdom has no layout: only what is open is visible.
    Element.prototype.checkVisibility = function isOpen() {
      return this.closest('details > :not(summary)') === null
    }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return { top: tops[this.textContent ?? ''] ?? -1, bottom: 50 } as DOMRect
    })
    showEditLink()
    return screen.getByRole<HTMLAnchorElement>('link', { name: 'Edit this page' })
  }
  const wordsOf = (link: HTMLAnchorElement) => {
    link.dispatchEvent(new Event('pointerenter'))
    return new URL(link.href).searchParams.getAll('words')
  }

  it('has the address, the blocks from the top of the view on, and the heading above them [13.68]', () => {
    const link = showPage({ 'Ask  us first.': 60, 'Is it safe?': 400, 'Yes, it is.': 410 })
    expect(wordsOf(link)).toEqual(['Ask us first.', 'Is it safe?', 'Cost'])
    expect(new URL(link.href).searchParams.get('path')).toBe('/faq')
    expect(new URL(link.href).pathname).toBe('/admin/edit')
  })

  it('has the block with a selection first', () => {
    const link = showPage({ 'Is it safe?': 60 })
    getSelection()?.selectAllChildren(document.querySelector('b') ?? document.body)
    expect(wordsOf(link)[0]).toBe('Ask us first.')
  })
})
