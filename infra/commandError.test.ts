import { expect, it } from 'vitest'
import { CommandError, terminalMessage } from './commandError.ts'

it('an error that says what to do is printed as its sentence', () =>
  expect(terminalMessage(new CommandError('Choose another port.'))).toBe('Choose another port.'))

it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('a full disk (%s) is printed as a sentence', (code) =>
  expect(terminalMessage(Object.assign(new Error(`${code}: write`), { code }))).toBe(
    'The disk is full: free some space, and start again.',
  ),
)

it('an unexpected error is printed with its stack', () =>
  expect(terminalMessage(new Error('torn'))).toMatch(/^Error: torn\n {4}at /))
