import { afterEach, expect, it } from 'vitest'
import { keepFactsWhole } from './keepFactsWhole.ts'

const before = 'Call {phone:Cumming} now.'
const [start, end] = [before.indexOf('{'), before.indexOf('}') + 1]
let stop: (() => void) | undefined

afterEach(() => {
  stop?.()
  document.body.replaceChildren()
})

function field(): HTMLInputElement {
  const input = document.createElement('input')
  input.id = 'title'
  input.value = before
  document.body.append(input)
  input.focus()
  stop = keepFactsWhole('title')
  return input
}

it.each([
  ['deleteContentBackward', end],
  ['deleteWordBackward', end],
  ['deleteContentForward', start],
])('%s at the edge of a fact in a plain text deletes the whole fact [18.14]', (inputType, caret) => {
  const input = field()
  input.setSelectionRange(caret, caret)
  input.dispatchEvent(new InputEvent('beforeinput', { inputType, cancelable: true }))
  expect(input.value).toBe('Call  now.')
})

it('a caret or a selection that ends within a fact takes the whole fact [18.14]', () => {
  const input = field()
  for (const [from, to, selected] of [
    [start + 3, start + 3, '{phone:Cumming}'],
    [0, start + 3, 'Call {phone:Cumming}'],
    [start + 3, before.length, '{phone:Cumming} now.'],
    [0, start, 'Call '],
  ] as const) {
    input.setSelectionRange(from, to)
    document.dispatchEvent(new Event('selectionchange'))
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(selected)
  }
})

it('other keys, and other places of the text, are those of the browser', () => {
  const input = field()
  input.setSelectionRange(2, 2)
  const event = new InputEvent('beforeinput', { inputType: 'deleteContentBackward', cancelable: true })
  input.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
