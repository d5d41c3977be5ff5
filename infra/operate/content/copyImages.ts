import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documentKinds } from '#shared/entities/documents.ts'
import { UnfetchableImage } from '../../../functions/media/fetchImage.ts'
import { CommandError } from '../../commandError.ts'
import { parseJson } from './parseJson.ts'

interface CopyResult {
  /** The address of each copy, by the address of its original. */
  copies: ReadonlyMap<string, string>
  /** Why an address has no copy: the rest of a sentence about it. */
  failures: ReadonlyMap<string, string>
}

/**
 * Replaces each address of an image of another website in the files of exported content. `copy` returns the address of a
 * copy on this site, and is called once for each address.
 */
export async function copyImages(
  folder: string,
  copy: (address: string) => Promise<string>,
): Promise<CopyResult> {
  const files = await contentFiles(folder)
  const contents = await Promise.all(files.map(readContent))
  const addresses = new Set<string>()
  mapImages(contents, (address) => {
    addresses.add(address)
    return address
  })
  const copies = new Map<string, string>()
  const failures = new Map<string, string>()
  // One after the other, which spares the other website.
  for (const address of addresses) {
    try {
      copies.set(address, await copy(address))
    } catch (error) {
      if (!(error instanceof UnfetchableImage)) throw error
      failures.set(address, error.message)
    }
  }
  for (const [index, file] of files.entries()) {
    const changed = mapImages(contents[index], (address) => copies.get(address) ?? address)
    if (JSON.stringify(changed) !== JSON.stringify(contents[index]))
      await writeFile(file, `${JSON.stringify(changed, null, 2)}\n`)
  }
  return { copies, failures }
}

async function contentFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => name.endsWith('.json') && documentKinds.some((kind) => kind === path.dirname(name)))
    .sort()
    .map((name) => path.join(folder, name))
}

async function readContent(file: string): Promise<unknown> {
  try {
    return parseJson(await readFile(file, 'utf8'))
  } catch (error) {
    throw new CommandError(`${file} cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}

type MapAddress = (address: string) => string

/** Images for social networks (`seo`) may stay where they are: browsers do not load them. */
function mapImages(value: unknown, mapAddress: MapAddress, key = ''): unknown {
  if (typeof value === 'string') return mapText(value, mapAddress, key)
  if (Array.isArray(value)) return value.map((entry) => mapImages(entry, mapAddress, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'seo' ? field : mapImages(field, mapAddress, name),
    ]),
  )
}

function mapText(text: string, mapAddress: MapAddress, key: string): string {
  if (imageFields.test(key)) return external.test(text) ? mapAddress(text) : text
  const content = key === 'content' ? parsedText(text) : undefined
  if (content !== undefined) return JSON.stringify(mapImages(content, mapAddress))
  return text.replace(
    imageInHtml,
    (_, before: string, quote: string, address: string) => `${before}${quote}${mapAddress(address)}${quote}`,
  )
}

/** A page's content may be JSON in a string, and a post's is HTML. */
function parsedText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const imageFields = /^(heroImage|image[1-3]?|src)$/
const external = /^https?:\/\//i
const imageInHtml = /(<img\b[^>]*?\ssrc\s*=\s*)(["'])(https?:\/\/[^"']*)\2/gi
