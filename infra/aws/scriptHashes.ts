import { createHash } from 'node:crypto'

/** What a content security policy calls the scripts that stand inside a page, sorted: `sha256-...` each. */
export function scriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  const hashes = Array.from(
    inline,
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
  return [...new Set(hashes)].sort()
}
