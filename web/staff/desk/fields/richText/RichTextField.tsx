import { useMemo, useState } from 'react'
import { textOf } from '#shared/text/textOf.ts'
import form from '../../../ui/form.module.css'
import type { ControlProps } from '../../kinds/fieldTypes.ts'
import { readableValue } from '../readableValue.ts'
import { isEditable } from './editor/html.ts'
import { RichTextEditor } from './editor/RichTextEditor.tsx'

/** Opens a stored text in the editor, or shows only its words if the editor would lose other parts. */
export function RichTextField(props: ControlProps) {
  const { attributes, onChange } = props
  const value = textOf(props.value)
  const [typed, setTyped] = useState<string>()
  const canEdit = useMemo(() => value === typed || isEditable(value), [value, typed])
  if (canEdit)
    return (
      <RichTextEditor
        {...props}
        value={value}
        onChange={(html) => {
          setTyped(textOf(html))
          onChange(html)
        }}
      />
    )
  return (
    <>
      <p className={form.hint}>
        This text has parts that the editor would lose, such as a list of terms, so it is read-only here. Ask
        the developer of the website to change it.
      </p>
      <textarea {...attributes} readOnly value={readableValue(value)} />
    </>
  )
}
