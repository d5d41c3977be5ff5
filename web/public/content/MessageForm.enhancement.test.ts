import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enhanceMessageForms, messageAddress } from './MessageForm.enhancement.ts'

enhanceMessageForms()

function fields() {
  document.body.innerHTML = `<div data-message>
    <label>
      Region <strong hidden data-problem-text>Choose a region</strong>
      <select><option value=""></option><option value="Jefferson" data-offices="1">Jackson County</option></select>
    </label>
    <label>Address <strong hidden data-problem-text>Enter an address</strong><input type="email"></label>
    <p data-office="0" hidden>Cumming</p>
    <p data-office="1" hidden>Jefferson</p>
    <a href="mailto:hello@clinic.example">Start an email</a>
  </div>`
  const one = <Element extends HTMLElement>(selector: string) => {
    const element = document.querySelector<Element>(selector)
    if (!element) throw new Error(selector)
    return element
  }
  return {
    region: one<HTMLSelectElement>('select'),
    email: one<HTMLInputElement>('input'),
    button: one<HTMLAnchorElement>('a'),
    problems: () =>
      Array.from(
        document.querySelectorAll<HTMLElement>('[data-problem-text]:not([hidden])'),
        (problem) => problem.textContent,
      ),
    shown: () =>
      Array.from(document.querySelectorAll<HTMLElement>('[data-office]:not([hidden])'), (p) => p.textContent),
  }
}

test('the button puts region and reply address into the message', () => {
  const { region, email, button } = fields()
  region.value = 'Jefferson'
  email.value = 'a+b@x.example'
  fireEvent.click(button)
  expect(decodeURIComponent(button.href)).toContain('My region: Jefferson\r\nPlease reply to: a+b@x.example')
})

test('without a region no email opens, and the focus is on the region [9.14]', () => {
  const { region, button, problems } = fields()
  expect(fireEvent.click(button)).toBe(false)
  expect(document.activeElement).toBe(region)
  expect(button.href).toBe('mailto:hello@clinic.example')
  expect(problems()).toEqual(['Choose a region'])
  fireEvent.input(region, { target: { value: 'Jefferson' } })
  expect(problems()).toEqual([])
})

test('with an invalid reply address no email opens, and the focus is on the address [9.14]', () => {
  const { region, email, button, problems } = fields()
  region.value = 'Jefferson'
  email.value = 'a@'
  expect(fireEvent.click(button)).toBe(false)
  expect(document.activeElement).toBe(email)
  expect(problems()).toEqual(['Enter an address'])
  expect(region.hasAttribute('aria-invalid')).toBe(false)
})

test('an email opens without a reply address, since the message has that of its sender', () => {
  const { region, button } = fields()
  region.value = 'Jefferson'
  expect(fireEvent.click(button)).toBe(true)
  expect(decodeURIComponent(button.href)).toContain('My region: Jefferson')
  expect(button.href).not.toContain('reply')
})

test('a region shows its office', () => {
  const { region, shown } = fields()
  fireEvent.change(region, { target: { value: 'Jefferson' } })
  expect(shown()).toEqual(['Jefferson'])
  fireEvent.change(region, { target: { value: '' } })
  expect(shown()).toEqual([])
})

test('another click replaces the earlier message', () => {
  const once = messageAddress('mailto:a@b.example', { region: 'North', email: '' })
  expect(messageAddress(once, { region: 'South', email: '' })).not.toContain('North')
  expect(messageAddress(once, { region: '', email: '' })).toBe('mailto:a@b.example')
})
