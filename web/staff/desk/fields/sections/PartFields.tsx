import { isRecord } from '#shared/documents/pageContent.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { altBeside } from '../../../images/mediaWords.ts'
import { textOf } from '../../kinds/changedContent.ts'
import type { PartField } from '../../kinds/fieldTypes.ts'
import { originalHelp } from '../../kinds/sharedFields.ts'
import { type FieldPath, pathName, startsWith, valueAt } from '../../state/fieldPath.ts'
import { Field } from '../Field.tsx'
import { issueSentence } from '../problemSentence.ts'

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
          const beside =
            field.control === 'image' &&
            besideImage(value, { before: valueAt(values, [name]), values, fields })
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
  help: originalHelp,
  control: 'line',
}

/** The size of an image, and its description where there is a field for it. */
function besideImage(
  value: unknown,
  { before, values, fields }: { before: unknown; values: unknown; fields: readonly PartField[] },
): object {
  const { size, image1Alt } = isRecord(value) ? value : {}
  const hasAlt = fields.some(({ name }) => name === 'alt')
  const written = { src: textOf(before), alt: textOf(valueAt(values, ['alt'])) }
  return {
    ...(isRecord(size) ? size : {}),
    ...(hasAlt ? { alt: altBeside({ image1Alt: textOf(image1Alt) }, written) } : {}),
  }
}

/** Page content stores one width of an uploaded image. */
const storedValue = (value: unknown) =>
  typeof value === 'object' && value !== null && 'image1' in value ? value.image1 : value
