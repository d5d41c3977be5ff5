import { expect, it } from 'vitest'
import { writtenDial, writtenLink, writtenPhone } from './writtenPhone.ts'

it.each([
  ['770.555.0142', '(770) 555-0142'],
  ['+1 770 555 0142', '(770) 555-0142'],
  ['1-770-555-0142', '(770) 555-0142'],
  ['7705550142', '(770) 555-0142'],
  ['(770) 555-0142', '(770) 555-0142'],
  ['555-0142', '555-0142'],
  ['770-555-HELP', '(770) 555-4357'],
  ['770/555-0142', '(770) 555-0142'],
  ['770‑555–0142', '(770) 555-0142'],
])('%s is written as %s', (typed, written) => {
  expect(writtenPhone(typed)).toBe(written)
})

it.each([
  ['1-800-715-4225', '+18007154225', 'tel:+18007154225'],
  ['(770) 555-0142', '+17705550142', 'tel:+17705550142'],
  ['988', '988', 'tel:988'],
  ['741741', '741741', '741741'],
  ['/contact-us', '/contact-us', '/contact-us'],
  ['desk@clinic.example', 'desk@clinic.example', 'mailto:desk@clinic.example'],
  ['{phone}', '{phone}', 'tel:{phone}'],
])('%s is dialed as %s and linked as %s [14.47]', (typed, dialed, linked) => {
  expect([writtenDial(typed), writtenLink(typed)]).toEqual([dialed, linked])
})
