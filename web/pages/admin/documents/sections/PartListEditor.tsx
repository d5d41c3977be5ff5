import { Button } from '../../../../ui/Button.tsx'
import type { FieldPath } from '../state/fieldPath.ts'
import { EntryActions } from './EntryActions.tsx'
import type { PartList } from './elementForms.ts'
import { type PartContext, PartFields } from './PartFields.tsx'
import styles from './SectionsEditor.module.css'

/** Entries of a list inside an element or a section. */
export function PartListEditor({
  list: { singular, fields },
  path,
  entries,
  ...context
}: PartContext & { list: PartList; path: FieldPath; entries: readonly unknown[] }) {
  const texts = fields.filter(({ required, control }) => required && control !== 'number')
  const empty = Object.fromEntries(texts.map(({ name }) => [name, '']))
  return (
    <>
      {entries.map((entry, index) => {
        const label = `${singular} ${index + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and fields are controlled
          <fieldset key={index} className={styles.part}>
            <legend className="visually-hidden">{label}</legend>
            <div className={styles.head}>
              <strong>{label}</strong>
              <EntryActions
                label={label}
                path={path}
                list={entries}
                index={index}
                onChange={(changed) => context.onEdit(path, changed)}
              />
            </div>
            <PartFields {...context} fields={fields} path={[...path, index]} values={entry} />
          </fieldset>
        )
      })}
      <div>
        <Button kind="quiet" size="small" onClick={() => context.onEdit(path, [...entries, empty])}>
          Add {singular}
        </Button>
      </div>
    </>
  )
}
