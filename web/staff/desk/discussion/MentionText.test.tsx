import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { MentionText, mentionedIn } from './MentionText.tsx'

const colleagues = ['ruth', 'omar', 'ruth.ann']
afterEach(cleanup)

function Field() {
  const [text, setText] = useState('')
  return (
    <MentionText label="Comment" isReady={false} value={text} colleagues={colleagues} onChange={setText} />
  )
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Comment')
function type(text: string) {
  fireEvent.change(field(), { target: { value: text, selectionStart: text.length } })
}
const offered = () =>
  screen
    .queryAllByRole('option')
    .map((option) => `${option.textContent}${option.ariaSelected === 'true' ? ' <' : ''}`)

it('offers colleagues after an @, whom the keys choose [14.63]', () => {
  render(<Field />)
  type('Ask')
  expect(offered()).toEqual([])
  type('Ask @R')
  expect(offered()).toEqual(['ruth <', 'omar', 'ruth.ann'])
  type('Ask @ru')
  expect(offered()).toEqual(['ruth <', 'ruth.ann'])
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(offered()).toEqual(['ruth', 'ruth.ann <'])
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('ruth.ann')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('Ask @ruth.ann ')
  expect(offered()).toEqual([])
})

it('takes who is pressed, and closes with Escape [14.63]', () => {
  render(<Field />)
  type('@o')
  fireEvent.click(screen.getByRole('option', { name: 'omar' }))
  expect(field().value).toBe('@omar ')
  type('@omar and @')
  expect(offered()).toHaveLength(3)
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(offered()).toEqual([])
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
})

it.each([
  ['@ruth', ['ruth']],
  ['Ask @Ruth, or (@omar)?', ['ruth']],
  ['@ruth.ann: yes. @omar!', ['omar', 'ruth.ann']],
  ['ruth, mail ruth@omar', []],
])('%j mentions %j', (text, mentioned) => expect(mentionedIn(text, colleagues)).toEqual(mentioned))
