import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { describeIssues } from '#shared/entities/validationMessages.ts'
import type { AllContent } from '../../../functions/store/allContent.ts'
import {
  type Content,
  type ContentKind,
  contentKinds,
  kindOf,
} from '../../../functions/store/contentKinds.ts'
import { CommandError } from '../../commandError.ts'

/**
 * Writes content into a folder: `<kind>/<id>.json`, names sorted, so that the same content is the same bytes. Files
 * of these kinds that are no longer content go. Returns how many files there are.
 */
export async function writeFolder(folder: string, content: AllContent): Promise<number> {
  let count = 0
  for (const kind of contentKinds) {
    const place = path.join(folder, kind)
    await mkdir(place, { recursive: true })
    for (const file of await jsonFiles(place)) {
      if (!content[kind].has(idOf(file))) await rm(path.join(place, file))
    }
    for (const [id, one] of content[kind]) {
      await writeFile(path.join(place, `${id}.json`), `${JSON.stringify(sorted(one), null, 2)}\n`)
      count += 1
    }
  }
  return count
}

/** Reads such a folder. Rejects with a CommandError that names the file and what is wrong with it. */
export async function readFolder(folder: string): Promise<AllContent> {
  const kinds = await Promise.all(
    contentKinds.map(async (kind) => [kind, await readKind(folder, kind)] as const),
  )
  if (kinds.every(([, found]) => found.size === 0)) {
    throw new CommandError(
      `There is no content in ${folder}: name a folder that npm run content -- export wrote.`,
    )
  }
  return Object.fromEntries(kinds) as AllContent // Every kind is in it: the list of kinds made it.
}

async function readKind(folder: string, kind: ContentKind): Promise<Map<string, Content>> {
  const place = path.join(folder, kind)
  const found = new Map<string, Content>()
  for (const file of await jsonFiles(place)) {
    found.set(
      idOf(file),
      parsed(kind, path.join(place, file), await readFile(path.join(place, file), 'utf8')),
    )
  }
  return found
}

function parsed(kind: ContentKind, file: string, text: string): Content {
  try {
    // A name that is not known is a slip of the pen, which storing would lose silently.
    const content = z.strictObject(kindOf[kind].schema.shape).parse(JSON.parse(text)) as Content
    kindOf[kind].item(idOf(path.basename(file)), content)
    return content
  } catch (error) {
    throw new CommandError(`${file} cannot be used: ${whatIsWrong(error)}`)
  }
}

function whatIsWrong(error: unknown): string {
  if (!(error instanceof z.core.$ZodError)) return error instanceof Error ? error.message : String(error)
  return describeIssues(error, 'it').join('; ')
}

const idOf = (file: string) => file.slice(0, -'.json'.length)

async function jsonFiles(place: string): Promise<string[]> {
  try {
    return (await readdir(place)).filter((file) => file.endsWith('.json')).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
