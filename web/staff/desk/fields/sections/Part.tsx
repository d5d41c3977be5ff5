import type { ReactNode } from 'react'
import form from '../../../ui/form.module.css'
import type { FieldPath } from '../../state/fieldPath.ts'
import { EntryActions } from './EntryActions.tsx'
import styles from './SectionsEditor.module.css'

export function Part({
  label,
  path,
  list,
  index,
  onEdit,
  children,
}: {
  label: string
  path: FieldPath
  list: readonly unknown[]
  index: number
  onEdit: (path: FieldPath, list: readonly unknown[]) => void
  children: ReactNode
}) {
  return (
    <fieldset className={`${form.beside} ${styles.part}`}>
      <legend className="visually-hidden">{label}</legend>
      <div className={form.between}>
        <strong>{label}</strong>
        <EntryActions
          label={label}
          path={path}
          list={list}
          index={index}
          onChange={(changed) => onEdit(path, changed)}
        />
      </div>
      {children}
    </fieldset>
  )
}
