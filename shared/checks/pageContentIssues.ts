import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import type { HomeSectionName } from '../documents/homeSections.ts'
import { elementsNamed, isRecord, parsedText, parsePageContent } from '../documents/pageContent.ts'
import {
  ElementsSection,
  EmbedSection,
  LocationsSection,
  TableReference,
  TableSection,
} from '../entities/pageContent.ts'
import type { Issue } from '../entities/problem.ts'
import { issuesOf, validationMessages } from '../entities/validationMessages.ts'

/** Faults that prevent storing page content. Pages show stored content despite faults. `name` is the page's name. */
export function pageContentIssues(stored: unknown, name?: string): Issue[] {
  const { kind } = parsePageContent(stored)
  if (kind === 'unreadable') return [{ path: ['content'], message: validationMessages.pageContent }]
  const content = kind === 'empty' ? [] : parsedText(stored)
  if (Array.isArray(content)) return sectionIssues(content, ['content'], name)
  if (!isRecord(content) || !Array.isArray(content.sections))
    return refusals(TableReference, content, ['content'])
  return [
    ...refusals(TitledContent, content, ['content']),
    ...sectionIssues(content.sections, ['content', 'sections'], name),
  ]
}

/** Limits that even the page content of a draft must respect. */
export function pageSizeIssues(stored: unknown): Issue[] {
  const content = parsePageContent(stored)
  if (content.kind !== 'sections') return []
  const { sections, elements } = apiLimits.page
  const tables = content.sections.flatMap((section) => (section.kind === 'table' ? section.table : []))
  const repeated = tables.find((name, index) => tables.indexOf(name) < index)
  return [
    ...(content.sections.length > sections ? [validationMessages.maxItems(sections)] : []),
    ...(repeated === undefined ? [] : [validationMessages.tooManyTables(repeated)]),
    ...content.sections.flatMap((section, index) =>
      section.kind === 'elements' && section.elements.length > elements
        ? `section ${index + 1} "${section.name}", elements: ${validationMessages.maxItems(elements)}`
        : [],
    ),
  ].map((message) => ({ path: ['content'], message }))
}

const sectionIssues = (sections: unknown[], path: Issue['path'], name: string | undefined): Issue[] => [
  // Without sections, the home page would be a 404. (Specification, Home.)
  ...(name === 'home' ? refusals(HomeSections, sections, path) : []),
  ...sections.flatMap((section, index) => refusals(schemaOf(section), section, [...path, index])),
]

function refusals(schema: z.ZodMiniType, value: unknown, path: Issue['path']): Issue[] {
  const { error } = z.safeParse(schema, value)
  return error ? issuesOf(error, path) : []
}

const HomeSections = z
  .array(z.unknown())
  .check(z.minLength(1, validationMessages.noSections), z.refine(hasHero, validationMessages.noHero))
const TitledContent = z.strictObject({ title: z.string(), sections: z.array(z.unknown()) })

/** True if the hero has the page's heading. Also true without sections, because that is a different issue. */
function hasHero(sections: readonly unknown[]): boolean {
  const content = parsePageContent(sections)
  if (content.kind !== 'sections') return true
  return content.sections.some(
    (section) =>
      section.kind === 'elements' &&
      section.name === ('hero' satisfies HomeSectionName) &&
      elementsNamed(section.elements, 'main heading')[0]?.values.text !== undefined,
  )
}

function schemaOf(section: unknown): z.ZodMiniType {
  if (!isRecord(section)) return ElementsSection
  if ('table' in section) return TableSection
  if (section.type === 'embed') return EmbedSection
  return section.type === 'locations' ? LocationsSection : ElementsSection
}
