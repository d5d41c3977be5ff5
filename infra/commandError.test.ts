import { expect, it } from 'vitest'
import { CommandError, terminalMessage } from './commandError.ts'

it('an error that says what to do is printed as its sentence', () =>
  expect(terminalMessage(new CommandError('Choose another port.'))).toBe('Choose another port.'))

it('a full disk is printed as a sentence, wherever it is noticed', () =>
  expect(
    terminalMessage(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })),
  ).toBe('The disk is full: free some space, and start again.'))

it('an unexpected error is printed with its stack', () =>
  expect(terminalMessage(new Error('torn'))).toMatch(/^Error: torn\n {4}at /))
