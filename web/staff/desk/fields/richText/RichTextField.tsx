import { useMemo, useState } from 'react'
import { textOf } from '../../kinds/changedContent.ts'
import type { ControlProps } from '../ControlProps.ts'
import { isEditable } from './editor/html.ts'
import { RichTextEditor } from './editor/RichTextEditor.tsx'
import styles from './RichTextField.module.css'
import { StaticText } from './StaticText.tsx'

/** A stored text: in the editor, or only shown if the editor would lose parts of it. */
export function RichTextField(props: ControlProps) {
  const { attributes, field, onChange } = props
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
    <div className={styles.field}>
      <p className={styles.notice}>
        This text has parts that the editor would lose, such as a figure, so it is read-only here. Ask the
        developer of the website to change it.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area shows no headings and lists */}
      <div
        {...attributes}
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-label={field.label}
        tabIndex={0}
        className={styles.text}
      >
        <StaticText html={value} />
      </div>
    </div>
  )
}
