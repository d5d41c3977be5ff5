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
  return fields.map(({ name, ...field }) => {
    const row = { ...field, path: [...path, name] }
    const issue = issues.find((candidate) => startsWith(candidate.path, row.path))
    return (
      <Field
        key={pathName(row.path)}
        row={row}
        value={valueAt(values, [name])}
        error={issue && issueSentence(field.label, issue.message)}
        onChange={(changedRow, value) => {
          const size = isRecord(value) && isRecord(value.size) ? value.size : undefined
          if (size) onEdit(path, { ...(isRecord(values) ? values : {}), [name]: storedValue(value), ...size })
          else onEdit(changedRow.path, storedValue(value))
        }}
      />
    )
  })
}

/** Page content stores one width of an uploaded image. */
const storedValue = (value: unknown) =>
  typeof value === 'object' && value !== null && 'image1' in value ? value.image1 : value
