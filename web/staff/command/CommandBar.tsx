import { keepPreviousData } from '@tanstack/react-query'
import { FileText, type LucideIcon, PanelsTopLeft, Zap } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { DocumentSummary } from '#shared/entities/documents.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { nameOf } from '../desk/list/DocumentRow.tsx'
import { useNewDocument } from '../desk/list/useNewDocument.ts'
import { openScreen } from '../openScreen.ts'
import { allScreens, editorPath, newLabel, screenOf, staffScreens } from '../screens.ts'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useSearch } from '../ui/filters.tsx'
import form from '../ui/form.module.css'
import { toastSuccess } from '../ui/toasts.tsx'
import { useStaffQuery } from '../useStaffQuery.ts'
import styles from './CommandBar.module.css'
import { keysAreOff, turnKeys } from './keys.ts'

interface Command {
  key: string
  icon: LucideIcon
  name: string
  /** Where it is, or what it is. */
  hint: string
  run: () => void
}

/** Finds actions, screens and documents. The focus stays in the field, as in any combobox. */
export function CommandBar({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  // Nothing, until words are typed or an arrow is pressed: Enter would open what nobody has chosen.
  const [chosen, setChosen] = useState(-1)
  const search = useSearch(typed.trim())
  const found = useStaffQuery('GET /api/admin/documents', {
    query: { search, perPage: 8 },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const { begin } = useNewDocument()
  const words = foldedText(typed).split(/\s+/).filter(Boolean)
  const named = ({ name, hint }: Command) =>
    words.every((word) => foldedText(`${name} ${hint}`).includes(word))
  const documents = typed.trim() === '' || search === '' ? [] : (found.data?.documents ?? []).map(documentOf)
  const commands: Command[] = [
    ...[...screens, ...actionsOf(begin)].filter(named),
    // Words of a title come before words of a text.
    ...documents.filter(named),
    ...documents.filter((document) => !named(document)),
  ]
  const rest = (found.data?.total ?? 0) - documents.length
  const more = documents.length > 0 && rest > 0 ? `, and ${counted(rest, 'document')} more` : ''
  const current = Math.min(chosen, commands.length - 1)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    const last = commands.length - 1
    const next = { ArrowDown: current < last ? current + 1 : 0, ArrowUp: current > 0 ? current - 1 : last }[
      event.key
    ]
    if (event.key !== 'Enter' && next === undefined) return
    event.preventDefault()
    if (next === undefined) return run(commands[current])
    setChosen(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog title="Find" onClose={onClose} shape="narrow">
      <input
        type="search"
        role="combobox"
        aria-label="A document, a screen or an action"
        placeholder="A document, a screen or an action"
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        data-first=""
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(target.value.trim() === '' ? -1 : 0)
        }}
        onKeyDown={press}
        className={styles.field}
      />
      <div role="listbox" id={`${id}-list`} aria-label="Found" className={styles.list}>
        {commands.map((command, index) => {
          const { key, icon: Icon, name, hint } = command
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys choose an option
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div
              role="option"
              key={key}
              id={`${id}-${index}`}
              aria-selected={index === current}
              className={styles.option}
              onClick={() => run(command)}
            >
              <Icon size={18} aria-hidden="true" />
              <span>{name}</span>
              <span className={form.hint}>{hint}</span>
            </div>
          )
        })}
      </div>
      <p role="status" className={form.hint}>
        {found.isError
          ? 'Documents could not be searched now. Screens and actions can be found.'
          : found.isFetching || search !== typed.trim()
            ? 'Searching…'
            : commands.length === 0
              ? 'Nothing is called that, and no document has these words. Try others.'
              : `${counted(commands.length, 'result')}${more}. Arrow keys choose, Enter opens.`}
      </p>
    </Dialog>
  )
}

const documentOf = (document: DocumentSummary): Command => ({
  ...{ key: editorPath(document), icon: FileText },
  ...{ name: nameOf(document), hint: screenOf(document.kind).singular },
  run: () => openScreen(editorPath(document)),
})

const actionsOf = (begin: ReturnType<typeof useNewDocument>['begin']): Command[] => [
  ...allScreens
    .filter(({ singletonId }) => singletonId === undefined)
    .map((screen) => ({
      ...{ key: newLabel(screen), icon: Zap, name: newLabel(screen), hint: screen.section },
      run: () => begin(screen.kinds[0], screen.newContent ?? {}),
    })),
  {
    ...{ key: 'keys', icon: Zap, hint: 'Lists' },
    name: `Turn the keys j, k and / ${keysAreOff() ? 'on' : 'off'}`,
    run: () => {
      turnKeys()
      toastSuccess(
        `The keys j, k and / are ${keysAreOff() ? 'off' : 'on'}`,
        'In this browser, for all lists.',
      )
    },
  },
  { key: '/', icon: Zap, name: 'Open website', hint: 'Home', run: () => openScreen('/') },
]

const screens: readonly Command[] = Object.values(staffScreens).map(({ title, section, path }) => ({
  ...{ key: path, icon: PanelsTopLeft, name: title, hint: section },
  run: () => openScreen(path),
}))
