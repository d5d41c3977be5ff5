import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Contact,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Keyboard,
  Languages,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  TableCellsMerge,
  TableCellsSplit,
  TableColumnsSplit,
  TableRowsSplit,
  Undo2,
} from 'lucide-react'
import { type Attrs, MarkType, type NodeType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { staffMessages } from '../../../../staffMessages.ts'
import styles from '../RichTextField.module.css'
import {
  addColumn,
  addRow,
  bold,
  bulletList,
  deleteColumn,
  deleteRow,
  hasMark,
  heading,
  insertTable,
  isInside,
  italic,
  joinCells,
  orderedList,
  quote,
  type ScreenAction,
  selectedImage,
  splitJoinedCell,
} from './commands.ts'
import { selectedLanguage } from './languages.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

interface Format {
  name: string
  icon: LucideIcon
  command: Command
  type: MarkType | NodeType
  attrs?: Attrs
}

const formats: readonly Format[] = [
  { name: 'Bold', icon: Bold, command: bold, type: marks.strong },
  { name: 'Italic', icon: Italic, command: italic, type: marks.em },
  { name: 'Heading', icon: Heading2, command: heading(2), type: nodes.heading, attrs: { level: 2 } },
  { name: 'Smaller heading', icon: Heading3, command: heading(3), type: nodes.heading, attrs: { level: 3 } },
  { name: 'Bulleted list', icon: List, command: bulletList, type: nodes.bulletList },
  { name: 'Numbered list', icon: ListOrdered, command: orderedList, type: nodes.orderedList },
  { name: 'Quotation', icon: Quote, command: quote, type: nodes.blockquote },
]

const insertTool = { name: 'Table', icon: Table, command: insertTable }

const tableTools: readonly { name: string; icon: LucideIcon; command: Command }[] = [
  { name: 'Row below', icon: BetweenHorizontalStart, command: addRow },
  { name: 'Column to the right', icon: BetweenVerticalStart, command: addColumn },
  { name: 'Delete row', icon: TableRowsSplit, command: deleteRow },
  { name: 'Delete column', icon: TableColumnsSplit, command: deleteColumn },
  { name: 'Join cells', icon: TableCellsMerge, command: joinCells },
  { name: 'Split cell', icon: TableCellsSplit, command: splitJoinedCell },
]

/** The toolbar is one tab stop. Arrow keys move between its buttons. (ARIA Authoring Practices: Toolbar.) */
export function Toolbar({
  ref,
  label,
  controls,
  isActive,
  view,
  state,
  hasFacts,
  onAction,
}: {
  ref: Ref<HTMLDivElement>
  label: string
  controls: string
  /** If false, the toolbar is inert, so that Tab moves from the previous field straight to the text. */
  isActive: boolean
  view: EditorView
  state: EditorState
  hasFacts: boolean
  onAction: (action: ScreenAction) => void
}) {
  const [current, setCurrent] = useState(0)
  const isImage = selectedImage(state) !== undefined
  const isTable = isInside(state, nodes.table)
  const buttons: { name: string; icon: LucideIcon; isOn?: boolean; press: () => void }[] = [
    ...formats.map(({ name, icon, command, type, attrs }) => ({
      name,
      icon,
      isOn: type instanceof MarkType ? hasMark(state, type) : isInside(state, type, attrs),
      press: () => void command(view.state, view.dispatch, view),
    })),
    { name: 'Link', icon: Link, isOn: hasMark(state, marks.link), press: () => onAction('link') },
    {
      name: 'Language',
      icon: Languages,
      isOn: selectedLanguage(state) !== undefined,
      press: () => onAction('language'),
    },
    { name: 'Image', icon: ImagePlus, isOn: isImage, press: () => onAction('image') },
    ...(hasFacts
      ? [{ name: staffMessages.desk.insertFact, icon: Contact, press: () => onAction('fact') }]
      : []),
    ...(isTable ? tableTools.filter(({ command }) => command(state)) : [insertTool]).map(
      ({ name, icon, command }) => ({
        name,
        icon,
        press: () => void command(view.state, view.dispatch, view),
      }),
    ),
    { name: 'Undo', icon: Undo2, press: () => onAction('undo') },
    { name: 'Redo', icon: Redo2, press: () => onAction('redo') },
    { name: 'Keyboard shortcuts', icon: Keyboard, press: () => onAction('shortcuts') },
  ]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') view.focus()
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + buttons.length) % buttons.length
    setCurrent(index)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[index]?.focus()
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      inert={!isActive}
      className={styles.bar}
      onKeyDown={move}
    >
      {buttons.map(({ name, icon: Icon, isOn, press }, index) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={isOn}
          tabIndex={index === current ? 0 : -1}
          className={styles.tool}
          // A press must not move the focus, so that the text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={press}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
