import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export function scriptHashes(webFolder: string): string[] {
  const files = readdirSync(webFolder).filter((name) => name.endsWith('.html'))
  const hashes = files.flatMap((name) => inlineScriptHashes(readFileSync(path.join(webFolder, name), 'utf8')))
  return [...new Set(hashes)].sort()
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  return Array.from(
    scripts,
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
}
