import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { loadScript } from '../../../../data/loadScript.ts'
import { useFieldChecks } from '../../checks/DocumentChecks.tsx'
import { textOf } from '../../kinds/changedContent.ts'
import type { ControlProps } from '../ControlProps.ts'
import type { EditorStart } from './editor/useEditorView.ts'
import styles from './RichTextField.module.css'
import { StaticText } from './StaticText.tsx'

type Editor = ReturnType<typeof import('./editor/RichTextEditor.tsx').editorOf>

const readOnly =
  'This text has parts that the editor would lose, such as a figure, so it is read-only here. Ask the developer of the website to change it.'

/** A stored text. The editor is loaded when the text gets the focus; until then the text only looks like it. */
export function RichTextField(props: ControlProps) {
  const { attributes, field } = props
  const value = textOf(props.value)
  const { shown } = useFieldChecks(field.path)
  const [start, setStart] = useState<EditorStart>()
  const [typed, setTyped] = useState('')
  const [loaded, setLoaded] = useState<{ Editor: Editor }>()
  const [status, setStatus] = useState<string>('Select the text to edit it.')

  const open = (at: EditorStart) => {
    setStart((earlier) => earlier ?? at)
    if (start) return
    setStatus('Opening the editor…')
    loadScript(() => import('./editor/RichTextEditor.tsx')).then(
      ({ editorOf }) => {
        setLoaded({ Editor: editorOf(value) })
        setStatus(readOnly)
      },
      () => {
        setStart(undefined)
        setStatus('The editor could not be loaded. Check the connection and select the text again.')
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request opens the editor
  useEffect(() => {
    if (shown) open({})
  }, [shown])

  if (loaded?.Editor && start) return <loaded.Editor {...props} value={value} start={start} typed={typed} />
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
        aria-readonly={loaded ? true : undefined}
        aria-label={field.label}
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
