import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseJson } from '#shared/contentFolder/parseJson.ts'
import { contentFilesBelow, withFileError } from '#shared/contentFolder/readContentFolder.ts'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { UnfetchableImage } from '../../../functions/media/fetchImage.ts'
import { documentText } from './folder.ts'

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
  const files = documentKinds.flatMap((kind) =>
    contentFilesBelow(path.join(folder, kind)).map((file) => ({ kind, file })),
  )
  const contents = files.map(({ file }) =>
    withFileError(file, 'content', () => parseYaml(readFileSync(file, 'utf8'))),
  )
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
  for (const [index, { kind, file }] of files.entries()) {
    const changed = mapImages(contents[index], (address) => copies.get(address) ?? address)
    if (JSON.stringify(changed) !== JSON.stringify(contents[index]))
      await writeFile(file, documentText(kind, changed))
  }
  return { copies, failures }
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
