import { isRecord } from '#shared/documents/pageContent.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { Field } from '../fields/Field.tsx'
import type { PartField } from '../fields/fieldTypes.ts'
import { issueSentence } from '../fields/issueSentence.ts'
import { type FieldPath, pathName, startsWith, valueAt } from '../state/fieldPath.ts'

export interface PartContext {
  issues: readonly Issue[]
  /** `path` leads from the document to the value. */
  onEdit: (path: FieldPath, value: unknown) => void
}

/** The fields of a part of page content, such as an element or an office. */
export function PartFields({
  fields,
  path,
  values,
  issues,
  onEdit,
}: PartContext & { fields: readonly PartField[]; path: FieldPath; values: unknown }) {
  const isTranslated =
    isRecord(values) && 'english' in values && !fields.some(({ name }) => name === 'english')
  return [...fields, ...(isTranslated ? [original] : [])].map(({ name, ...field }) => {
    const row = { ...field, path: [...path, name] }
    const issue = issues.find((candidate) => startsWith(candidate.path, row.path))
    return (
      <Field
        key={pathName(row.path)}
        row={row}
        value={valueAt(values, [name])}
        error={issue && issueSentence(field.label, issue.message)}
        onChange={(changedRow, value) => {
          const beside = besideImage(value, values, fields)
          if (beside)
            onEdit(path, { ...(isRecord(values) ? values : {}), [name]: storedValue(value), ...beside })
          else onEdit(changedRow.path, storedValue(value))
        }}
      />
    )
  })
}

const original: PartField = {
  name: 'english',
  label: 'In English',
  help: 'Visitors do not see it. The translator compares the Spanish with it.',
  control: 'line',
}

/** The size of an image, and the description that is proposed where there is a field for it and none is written. */
function besideImage(value: unknown, values: unknown, fields: readonly PartField[]): object | undefined {
  if (!isRecord(value)) return undefined
  const { size, image1Alt } = value
  const isWanted = image1Alt && !valueAt(values, ['alt']) && fields.some(({ name }) => name === 'alt')
  const beside = { ...(isRecord(size) ? size : {}), ...(isWanted ? { alt: image1Alt } : {}) }
  return Object.keys(beside).length > 0 ? beside : undefined
}

/** Page content stores one width of an uploaded image. */
const storedValue = (value: unknown) =>
  typeof value === 'object' && value !== null && 'image1' in value ? value.image1 : value
