import { expect, it } from 'vitest'
import { pasteRaised } from './pasteRaised.ts'

it.each([
  ['input', '<p>Take 2<sup>1</sup>⁄<sub>2</sub> mg</p><p>daily</p>', 'Take 2¹⁄₂ mg daily'],
  ['textarea', '<p>10<span style="vertical-align:super">9</span>/L</p><p>daily</p>', '10⁹/L\ndaily'],
])('a dose that is pasted into a plain %s stays the same [10.9]', (name, html, text) => {
  const field = document.createElement(name)
  field.id = 'message'
  document.body.replaceChildren(field)
  const stop = pasteRaised('message')
  const paste = new Event('paste', { cancelable: true })
  field.dispatchEvent(Object.assign(paste, { clipboardData: { getData: () => html } }))
  expect('value' in field && field.value).toBe(text)
  expect(paste.defaultPrevented).toBe(true)
  const plain = new Event('paste', { cancelable: true })
  field.dispatchEvent(Object.assign(plain, { clipboardData: { getData: () => '<p>21/2</p>' } }))
  expect(plain.defaultPrevented).toBe(false)
  stop?.()
})

it('invisible characters are not pasted into a plain field', () => {
  const field = document.createElement('input')
  field.id = 'message'
  document.body.replaceChildren(field)
  const stop = pasteRaised('message')
  const paste = new Event('paste', { cancelable: true })
  const getData = (type: string) => (type === 'text/plain' ? 'over\u00addose' : '')
  field.dispatchEvent(Object.assign(paste, { clipboardData: { getData } }))
  expect([field.value, paste.defaultPrevented]).toEqual(['overdose', true])
  stop?.()
})
