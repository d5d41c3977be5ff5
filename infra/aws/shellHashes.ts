import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { scriptHashes } from './scriptHashes.ts'

/** The hashes of every script that stands inside a page of the Vite build. */
export function shellHashes(webFolder: string): string[] {
  const pages = readdirSync(webFolder).filter((name) => name.endsWith('.html'))
  return scriptHashes(pages.map((name) => readFileSync(path.join(webFolder, name), 'utf8')).join('\n'))
}
