import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import '#shared/entities/validationMessages.ts'
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

it('what a schema refuses is printed as a sentence, not as JSON', () => {
  const { error } = z.object({ title: z.string() }).safeParse({})
  expect(terminalMessage(error)).toBe('Stored data cannot be read: title: is required.')
})

it.each([
  ['the operating system', { syscall: 'open', code: 'EACCES' }, "EACCES: permission denied, open '/x'"],
  ['AWS', { $metadata: { httpStatusCode: 400 } }, 'Requested resource not found'],
])('a refusal of %s is printed without a stack', (_, properties, message) =>
  expect(terminalMessage(Object.assign(new Error(message), properties))).toBe(message),
)
