import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { loadScript } from '../../../../data/loadScript.ts'
import styles from './RichTextField.module.css'
import type { EditorStart, RichTextFieldProps } from './richTextProps.ts'
import { StaticText } from './StaticText.tsx'

type Editor = typeof import('./editor/RichTextEditor.tsx').RichTextEditor

/** A stored text. The editor is loaded when the text gets the focus; until then the text only looks like it. */
export function RichTextField(props: RichTextFieldProps) {
  const { attributes, label, value, selectionRequest } = props
  const [start, setStart] = useState<EditorStart>()
  const [typed, setTyped] = useState('')
  const [Editor, setEditor] = useState<{ component: Editor }>()
  const [status, setStatus] = useState<string>('Select the text to edit it.')

  const open = (at: EditorStart) => {
    setStart((earlier) => earlier ?? at)
    if (start) return
    setStatus('Opening the editor…')
    loadScript(() => import('./editor/RichTextEditor.tsx')).then(
      ({ RichTextEditor }) => setEditor({ component: RichTextEditor }),
      () => {
        setStart(undefined)
        setStatus('The editor could not be loaded. Check the connection and select the text again.')
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request opens the editor
  useEffect(() => {
    if (selectionRequest) open({})
  }, [selectionRequest])

  if (Editor && start) return <Editor.component {...props} start={start} typed={typed} />
  return (
    <div className={styles.field}>
      <p className={styles.bar} role="status">
        {status}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area shows no headings and lists */}
      <div
        {...attributes}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        tabIndex={0}
        className={styles.text}
        onPointerDown={({ clientX: left, clientY: top }: PointerEvent) => open({ point: { left, top } })}
        onFocus={() => open({})}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          setTyped((earlier) => earlier + event.key)
        }}
      >
        {value === '' ? <p className={styles.empty}>Select here to write.</p> : <StaticText html={value} />}
      </div>
    </div>
  )
}
