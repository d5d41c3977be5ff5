import { Button } from '../../../../ui/Button.tsx'
import type { PartList } from '../../kinds/fieldTypes.ts'
import type { FieldPath } from '../../state/fieldPath.ts'
import { focusField } from '../focusField.ts'
import { Part } from './Part.tsx'
import { type PartContext, PartFields } from './PartFields.tsx'

export function PartListEditor({
  list: { singular, fields, initial },
  path,
  entries,
  ...context
}: PartContext & { list: PartList; path: FieldPath; entries: readonly unknown[] }) {
  const [first] = fields
  const add = () => {
    context.onEdit(path, [...entries, initial])
    requestAnimationFrame(() => focusField([...path, entries.length, first?.name ?? '']))
  }
  return (
    <>
      {entries.map((entry, index) => {
        const label = `${singular} ${index + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and fields are controlled
          <Part key={index} label={label} path={path} list={entries} index={index} onEdit={context.onEdit}>
            <PartFields {...context} fields={fields} path={[...path, index]} values={entry} />
          </Part>
        )
      })}
      <div>
        <Button kind="quiet" size="small" onClick={add}>
          Add {singular}
        </Button>
      </div>
    </>
  )
}
