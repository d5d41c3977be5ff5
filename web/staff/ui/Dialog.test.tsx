import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Dialog } from './Dialog.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
beforeEach(() => {
  // As in browsers, but without their return of the focus.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur() // an element of HTML
    this.open = false
  }
})

function opened(html: string, from: string) {
  const page = document.createElement('div')
  page.innerHTML = html
  document.body.append(page)
  page.querySelector<HTMLElement>(from)?.focus()
  expect(document.activeElement).toBe(page.querySelector(from))
  // jsdom does not show a popover, whose entries would take no focus.
  page.querySelector('#menu')?.setAttribute('popover', '')
  const dialog = render(
    <Dialog title="Link" onClose={() => undefined}>
      <p>Words</p>
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  return dialog
}

it('the control from which a dialog was opened has the focus once it is closed [10.18]', () => {
  opened('<textarea></textarea>', 'textarea').unmount()
  expect(document.activeElement?.localName).toBe('textarea')
})

it('the button of a menu has the focus, if the entry that opened the dialog is hidden by then [10.18]', () => {
  const { unmount } = opened(
    '<button id="more" popovertarget="menu">More</button><div id="menu"><button id="entry">History</button></div>',
    '#entry',
  )
  document.querySelector('#entry')?.remove()
  unmount()
  expect(document.activeElement?.id).toBe('more')
})
