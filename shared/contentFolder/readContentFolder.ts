import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { pathInWords } from '../checks/namedPath.ts'
import { pageContentIssues } from '../checks/pageContentIssues.ts'
import { reviewIssues } from '../checks/reviewIssues.ts'
import { withParentId } from '../documents/parentId.ts'
import { type AllContent, makeAllContent, requireId, storedSchemas } from '../entities/publishedContent.ts'
import type { Content } from '../kinds/kind.ts'
import { type DocumentKind, kinds } from '../kinds/kinds.ts'
import { filled, namedIn } from '../region/filled.ts'
import { refusal, withFileError } from './contentFileError.ts'
import { misspelledIn, names } from './names.ts'
import { fileEnding, parseYaml } from './yaml.ts'

interface ContentFolder {
  folder: string
  isLeftOut?: (kind: DocumentKind, id: string) => boolean
}

/**
 * Reads the files `<kind>/<id>.yaml`, of several folders the last one with that name. A kind may have no folder.
 * @throws {ContentFileError}
 */
export const readContentFolder = (...folders: ContentFolder[]): AllContent =>
  makeAllContent((kind) => readKind(kind, folders))

/** @throws {ContentFileError} */
export const readKind = (kind: DocumentKind, folders: readonly ContentFolder[]): Map<string, Content> =>
  new Map(Array.from(filesOf(kind, folders), ([id, file]) => [id, contentOf({ kind, id }, file)]))

export const filesOf = (kind: DocumentKind, folders: readonly ContentFolder[]): Map<string, string> =>
  new Map(
    folders.flatMap(({ folder, isLeftOut }) => {
      const kindFolder = path.join(folder, kind)
      return contentFilesBelow(kindFolder)
        .map((file) => [nameOf(kindFolder, file), file] as const)
        .filter(([id]) => !isLeftOut?.(kind, id))
    }),
  )

/** The content files in a folder and its subfolders, sorted. */
export const contentFilesBelow = (folder: string): string[] =>
  globSync(`**/*${fileEnding}`, { cwd: folder })
    .sort()
    .map((name) => path.join(folder, name))

/** The path of the file relative to the folder, without the extension. */
const nameOf = (folder: string, file: string): string =>
  path.relative(folder, file).slice(0, -fileEnding.length).replaceAll(path.sep, '/')

export function contentOf({ kind, id }: { kind: DocumentKind; id: string }, file: string): Content {
  // A strict schema refuses misspelled fields, which would otherwise be dropped silently.
  const schema = z.strictObject(storedSchemas[kind].shape)
  const written = readFileSync(file, 'utf8')
  const misspelled = misspelledIn(written).map((name) => `{${name}}`)
  if (misspelled.length > 0) throw refusal(file, `no state has the fact ${misspelled.join(', ')}`)
  const lacking = [...namedIn(written)].filter(
    (name) => /\.\w+(?<!Source)$/.test(name) && names[name] === undefined,
  )
  const source =
    lacking.length > 0 ? `${file} with ${lacking.join(', ')}, which the state’s facts.yaml lacks,` : file
  const content = withFileError(source, 'content', () => {
    const stored = filled(parseYaml(written), names)
    return schema.parse('parentId' in schema.shape ? withParentId(stored) : stored) as Content // An object's schema.
  })
  withFileError(file, 'file name', () => requireId({ kind, id }, content))
  const { hasSections, needsConsent } = kinds[kind]
  const issues = [
    ...(hasSections ? pageContentIssues(content.content, id) : []),
    ...(needsConsent ? reviewIssues(content) : []),
  ]
  const sentences = issues.map(({ path: field, message }) => `${pathInWords(field) || 'content'}: ${message}`)
  if (sentences.length > 0) throw refusal(source, sentences.join('; '))
  return content
}
