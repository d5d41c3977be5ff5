import { validationMessages } from '#shared/entities/validationMessages.ts'
import { badRequest } from './problem.ts'

/**
 * Decodes a part of an address once.
 * @throws {Problem} 400 naming the field, for malformed escapes and control characters.
 */
export function plainText(field: string, encoded: string): string {
  const text = decode(field, encoded)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  if (/[\u0000-\u001f\u007f-\u009f]/.test(text))
    throw badRequest(field, validationMessages.noControlCharacters)
  return text
}

function decode(field: string, encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw badRequest(field, validationMessages.escapes)
  }
}
