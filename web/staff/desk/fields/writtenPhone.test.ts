import { expect, it } from 'vitest'
import { writtenPhone } from './writtenPhone.ts'

it.each([
  ['770.555.0142', '(770) 555-0142'],
  ['+1 770 555 0142', '(770) 555-0142'],
  ['1-770-555-0142', '(770) 555-0142'],
  ['7705550142', '(770) 555-0142'],
  ['(770) 555-0142', '(770) 555-0142'],
  ['555-0142', '555-0142'],
  ['770-555-HELP', '770-555-HELP'],
])('%s is written as %s', (typed, written) => {
  expect(writtenPhone(typed)).toBe(written)
})
