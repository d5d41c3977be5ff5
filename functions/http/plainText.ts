import { validationMessages } from '#shared/entities/validationMessages.ts'
import { badRequest } from './problem.ts'

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
