import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { pageContentIssues } from '#shared/checks/pageContentIssues.ts'
import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { type DocumentKind, documentKinds } from '#shared/entities/documents.ts'
import { describeIssues, validationMessages } from '#shared/entities/validationMessages.ts'
import { localDay } from '#shared/hours/localDay.ts'
import type { AllContent } from '../../../functions/store/allContent.ts'
import { type Content, itemOf, publishedSchemas } from '../../../functions/store/items.ts'
import { CommandError } from '../../commandError.ts'
import { parseJson, refuseReservedNames } from './parseJson.ts'

/** Writes `<kind>/<id>.json` files with sorted names: the same content gives the same bytes. Returns their number. */
export async function writeFolder(folder: string, content: AllContent): Promise<number> {
  let count = 0
  for (const kind of documentKinds) {
    const kindFolder = path.join(folder, kind)
    await mkdir(kindFolder, { recursive: true })
    for (const file of await jsonFiles(kindFolder)) {
      if (!content[kind].has(idOf(file))) await rm(path.join(kindFolder, file))
    }
    for (const [id, fields] of content[kind]) {
      await writeFile(path.join(kindFolder, `${id}.json`), jsonText(fields))
      count += 1
    }
  }
  return count
}

/** Reads such a folder. Rejects with a CommandError that names the file and what is wrong with it. */
export async function readFolder(folder: string): Promise<AllContent> {
  const kinds = await Promise.all(
    documentKinds.map(async (kind) => [kind, await readKind(kind, path.join(folder, kind))] as const),
  )
  if (kinds.every(([, content]) => content.size === 0)) {
    throw new CommandError(
      `There is no content in ${folder}: name a folder that npm run content -- export wrote.`,
    )
  }
  return Object.fromEntries(kinds) as AllContent // Every kind is in it.
}

/** Kinds for which the folder has no folder, as opposed to an empty one. */
export async function missingKinds(folder: string): Promise<DocumentKind[]> {
  const entries = await readdir(folder)
  return documentKinds.filter((kind) => !entries.includes(kind))
}

async function readKind(kind: DocumentKind, folder: string): Promise<Map<string, Content>> {
  const content = new Map<string, Content>()
  for (const name of await jsonFiles(folder)) {
    const file = path.join(folder, name)
    content.set(idOf(name), parsed(kind, file, await readFile(file, 'utf8')))
  }
  return content
}

function parsed(kind: DocumentKind, file: string, text: string): Content {
  // Strict, since storing would drop a misspelled field without a word.
  const content = withFileError(
    file,
    'content',
    () => z.strictObject(publishedSchemas[kind].shape).parse(parseJson(text)) as Content,
  )
  withFileError(file, 'file name', () => itemOf({ kind, id: idOf(path.basename(file)) }, content))
  withFileError(file, 'content', () => refuseReservedNames(content.content))
  const issues = kind === 'page' ? pageContentIssues(content.content, idOf(path.basename(file))) : []
  if (kind === 'review')
    issues.push(
      ...reviewIssues(content, localDay(new Date())).map(
        ({ path: field, message }) => `${field.join('.')}: ${message}`,
      ),
    )
  if (issues.length > 0) throw refusal(file, issues.join('; '))
  return content
}

export function withFileError<Result>(file: string, whole: string, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof z.core.$ZodError) throw refusal(file, describeIssues(error, whole).join('; '))
    throw refusal(file, error instanceof Error ? error.message : String(error))
  }
}

function refusal(file: string, reason: string): CommandError {
  const hint = reason.includes(validationMessages.imageAddress)
    ? '. npm run content -- copy-images <folder> copies such images to the site.'
    : ''
  return new CommandError(`${file} cannot be used: ${reason}${hint}`)
}

const idOf = (file: string) => file.slice(0, -'.json'.length)

async function jsonFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** With sorted names: the same content gives the same bytes. */
export const jsonText = (value: unknown): string => `${JSON.stringify(sorted(value), null, 2)}\n`

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
