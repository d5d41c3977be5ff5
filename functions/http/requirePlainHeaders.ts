import { validationMessages } from '#shared/entities/validationMessages.ts'
import type { Middleware } from './event.ts'
import { badRequest } from './problem.ts'

/** Refuses headers and cookies with control characters, which no browser sends, before anything reads them. */
export function requirePlainHeaders(): Middleware {
  return {
    before({ event: { headers, cookies = [] } }) {
      const texts = [...Object.entries(headers).flat(), ...cookies]
      if (texts.some((text) => text !== undefined && [...text].some(isControl)))
        throw badRequest('headers', validationMessages.noControlCharacters)
    },
  }
}

/** ASCII only: the bytes of other letters may have been decoded one by one. */
const isControl = (character: string) => (character < ' ' && character !== '\t') || character === '\u007f'
