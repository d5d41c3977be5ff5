import { plainText } from './plainText.ts'
import { notFound } from './problem.ts'

/** No id or slug is longer, and a sort key has 1,024 bytes at most. */
const maxBytes = 300

/** API Gateway has decoded them already. Decoding again changes nothing, because no id or slug has a percent sign. */
export function parseParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value = '']) => [name, parseParam(name, value)]),
  )
}

function parseParam(name: string, value: string): string {
  const text = plainText(name, value)
  if (text === '' || text.startsWith('__') || Buffer.byteLength(text) > maxBytes) throw notFound(name, text)
  return text
}
