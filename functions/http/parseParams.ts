import { plainText } from './plainText.ts'
import { notFound } from './problem.ts'

/** Nothing of the clinic's has a longer name; the table's keys end at 1,024 bytes. */
const maxBytes = 300

/** API Gateway has decoded them already; no name of the clinic's has a percent sign that decoding again would change. */
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
