import { useMemo } from 'react'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import { RichTextField } from '../richText/RichTextField.tsx'
import { useSearchLinks } from '../richText/useSearchLinks.ts'
import { pathName } from '../state/fieldPath.ts'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'

export function RichTextControl({ attributes, row, value, onChange }: ControlProps) {
  const { facts, findings, shown, undo, redo } = useDocumentChecks()
  const name = pathName(row.path)
  const own = useMemo(() => findings.filter(({ field }) => field === name), [findings, name])
  return (
    <RichTextField
      attributes={attributes}
      label={row.label}
      value={textOf(value)}
      onChange={onChange}
      onUndo={undo}
      onRedo={redo}
      facts={facts}
      findings={own}
      selectionRequest={shown?.field === name ? shown : undefined}
      searchLinks={useSearchLinks()}
    />
  )
}
