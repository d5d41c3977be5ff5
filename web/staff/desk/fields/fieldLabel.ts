import { singularNames } from '#shared/checks/namedPath.ts'
import { type FieldPath, startsWith, valueAt } from '#shared/documents/fieldPath.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import { elementForms, sectionFields } from '../kinds/elementForms.ts'
import { labelOf, singularOf } from '../kinds/fieldsOf.ts'

/**
 * Examples: `Body`, and `Sections, section 2, element 1, text`. If several groups have a field of this label, such as
 * `Phone`, the name of the office or the title of the group comes first.
 */
export function fieldLabel(kind: DocumentKind, path: FieldPath, content?: unknown): string {
  const { groups } = deskKinds[kind]
  const fields = groups.flatMap((group) => group.fields)
  const field = fields.find((candidate) => startsWith(path, candidate.path))
  if (!field) {
    const [, image] = /^(image\d)Sources$/.exec(String(path[0])) ?? []
    return image ? `${fieldLabel(kind, [image])}, sizes` : (otherLabels[String(path[0])] ?? 'The document')
  }
  const isRepeated = fields.some((other) => other !== field && other.label === field.label)
  const group = groups.find((candidate) => candidate.fields.includes(field))
  const groupTitle = officeName(content, group?.office) ?? group?.title
  return [
    ...(isRepeated && groupTitle ? [groupTitle] : []),
    field.label,
    ...insideLabels(path, field.path.length),
  ].join(', ')
}

function officeName(content: unknown, office: number | undefined): string | undefined {
  const name = office === undefined ? undefined : valueAt(content, ['offices', office, 'name'])
  return typeof name === 'string' && name ? name : undefined
}

/** Labels for issues and changes that do not belong to a single field. */
const otherLabels: Readonly<Record<string, string>> = {
  id: 'The page',
  offices: 'The offices',
  publishAt: 'The time of publication',
  unpublishAt: 'The time to take it off the website',
}

const listFields = new Map(
  [
    ...Object.values(elementForms).flatMap(({ fields }) => fields),
    ...Object.values(sectionFields).flat(),
    ...Object.values(deskKinds).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields)),
  ]
    .flatMap(({ list }) => list ?? [])
    .map(({ name, fields }) => [name, fields]),
)

function insideLabels(path: FieldPath, start: number): string[] {
  return path.slice(start).flatMap((step, index) => {
    const [list, entry] = [String(path[start + index - 2]), path[start + index - 1]]
    if (typeof step === 'number') return `${singularOf(String(entry))} ${step + 1}`
    if (step === 'values' || step in singularNames || listFields.has(step)) return []
    const listed =
      typeof entry === 'number' ? listFields.get(list)?.find(({ path: [name] }) => name === step) : undefined
    return listed?.label ?? labelOf(step)
  })
}

/** Puts the label of the field before a message that is a whole sentence, too. */
export function problemSentence(kind: DocumentKind, { path, message }: Issue): string {
  const label = fieldLabel(kind, path)
  const sentence = issueSentence(label, message)
  return sentence === message && path.length > 0 ? `${label}: ${message}` : sentence
}

/** Messages of the content checks are whole sentences. Other messages continue the label of the field. */
export const issueSentence = (label: string, message: string): string =>
  /^[A-Z“]/.test(message) ? message : `${label} ${message}.`
