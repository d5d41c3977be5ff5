import * as z from 'zod/mini'
import {
  ElementsSection,
  EmbedSection,
  LocationsSection,
  TableReference,
  TableSection,
} from '../entities/pageContent.ts'
import { describeIssues, validationMessages } from '../entities/validationMessages.ts'
import { isRecord, parsePageContent } from './pageContent.ts'

/**
 * What is wrong with page content before it is stored: sentences that name section, element and field. Whatever is
 * stored all the same, screens show as far as they can.
 */
export function pageContentIssues(stored: unknown): string[] {
  const { kind } = parsePageContent(stored)
  if (kind === 'empty') return []
  if (kind === 'unreadable') return [`content: ${validationMessages.pageContent}`]
  const content: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  if (Array.isArray(content)) return content.flatMap(sectionIssues)
  if (!isRecord(content) || !Array.isArray(content.sections)) return issuesOf(TableReference, content)
  return [...issuesOf(TitledContent, content), ...content.sections.flatMap(sectionIssues)]
}

const TitledContent = z.strictObject({ title: z.string(), sections: z.array(z.unknown()) })

function sectionIssues(section: unknown, index: number): string[] {
  const name = numbered('section', index, section)
  return issuesOf(schemaOf(section), section, (path) => [name, ...fieldIn(section, path)].join(', '))
}

function schemaOf(section: unknown): z.ZodMiniType {
  if (!isRecord(section)) return ElementsSection
  if ('table' in section) return TableSection
  if (section.type === 'embed') return EmbedSection
  return section.type === 'locations' ? LocationsSection : ElementsSection
}

/** `elements.2.values.url` is `element 3 "cta button", url`. */
function fieldIn(section: unknown, path: readonly PropertyKey[]): string[] {
  const [list, index, ...field] = path
  if (list !== 'elements' || typeof index !== 'number') return path.length > 0 ? [path.join('.')] : []
  const elements = isRecord(section) && Array.isArray(section.elements) ? section.elements : []
  if (field.length > 1 && field[0] === 'values') field.shift()
  return [numbered('element', index, elements[index]), ...(field.length > 0 ? [field.join('.')] : [])]
}

const numbered = (kind: string, index: number, value: unknown) =>
  isRecord(value) && typeof value.name === 'string'
    ? `${kind} ${index + 1} "${value.name}"`
    : `${kind} ${index + 1}`

function issuesOf(
  schema: z.ZodMiniType,
  value: unknown,
  fieldName?: (path: readonly PropertyKey[]) => string,
): string[] {
  const { error } = z.safeParse(schema, value)
  return error ? describeIssues(error, 'content', fieldName) : []
}
