import { plainText } from './plainText.ts'
import { notFound } from './problem.ts'

/** Nothing of the clinic's has a longer name, in bytes; the table's keys end at 1,024. */
const longest = 300

/**
 * The parameters of a path. API Gateway has undone escapes already; a second time changes no name
 * that the clinic uses, since none contains a percent sign.
 * @throws {Problem} 400 for malformed escapes and control characters, 404 for names that nothing can have.
 */
export function parseParams(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, piece = '']) => [name, readParam(name, piece)]))
}

function readParam(name: string, piece: string): string {
  const text = plainText(name, piece)
  if (text === '' || text.startsWith('__') || Buffer.byteLength(text) > longest) throw notFound(name, text)
  return text
}
