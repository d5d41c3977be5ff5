import { validationMessages } from '#shared/entities/validationMessages.ts'
import { badRequest } from './problem.ts'

/**
 * A piece of an address, its escapes undone once, without control characters.
 * @throws {Problem} 400 naming the field.
 */
export function plainText(field: string, piece: string): string {
  const text = unescaped(field, piece)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  if (/[\u0000-\u001f\u007f-\u009f]/.test(text))
    throw badRequest(field, validationMessages.noControlCharacters)
  return text
}

function unescaped(field: string, piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    throw badRequest(field, validationMessages.escapes)
  }
}
