import { type KeyboardEvent, useId, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { counted } from '../../ui/counted.ts'
import { focusWhenShown } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './discussion.module.css'

/** The colleagues whose name stands in the text after an @. */
export const mentionedIn = (text: string, members: readonly string[]): string[] =>
  members.filter((member) => {
    const name = `@${foldedText(member)}`
    return foldedText(text)
      .split(/\s+/)
      .some((word) => word === name || word.replace(/[^\p{L}\p{N}]+$/u, '') === name)
  })

export function useColleagues(isNeeded: boolean): string[] {
  const { data = [] } = useStaffQuery('GET /api/admin/members', { enabled: isNeeded })
  return data.flatMap(({ username, isYou, status }) => (isYou || status !== 'active' ? [] : username))
}

/** A text in which a list of colleagues opens after an @: arrow keys, Enter and Escape, or a press. */
export function MentionText({
  label,
  isReady,
  value,
  colleagues,
  onChange,
}: {
  label: string
  /** The text area gets the focus when it appears. */
  isReady: boolean
  value: string
  colleagues: readonly string[]
  onChange: (text: string) => void
}) {
  const id = useId()
  const [caret, setCaret] = useState(0)
  const [chosen, choose] = useState(0)
  const [closedAt, closeAt] = useState<string>()
  const before = value.slice(0, caret)
  const typed = /(?:^|\s)@([^\s@]*)$/.exec(before)?.[1]
  const found =
    typed === undefined || before === closedAt
      ? []
      : colleagues.filter((name) => foldedText(name).includes(foldedText(typed)))
  const current = Math.min(chosen, found.length - 1)
  const active = found[current]

  function insert(name: string) {
    const start = `${before.slice(0, before.length - (typed?.length ?? 0))}${name} `
    onChange(start + value.slice(caret))
    closeAt(undefined)
    setCaret(start.length)
    const area = document.getElementById(`${id}-text`)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.focus()
    requestAnimationFrame(() => area.setSelectionRange(start.length, start.length))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (active === undefined) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) choose((current + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') insert(active)
    else if (event.key === 'Escape') closeAt(before)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={form.field}>
      <label htmlFor={`${id}-text`}>{label}</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        ref={isReady ? focusWhenShown : null}
        required
        maxLength={apiLimits.discussion.text}
        value={value}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${current}`}
        aria-describedby={`${id}-help`}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => closeAt(before)}
        onChange={({ target }) => {
          choose(0)
          setCaret(target.selectionStart)
          onChange(target.value)
        }}
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label="Colleagues"
        hidden={found.length === 0}
        className={styles.colleagues}
      >
        {found.map((name, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, whose keys choose an option
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div
            role="option"
            key={name}
            id={`${id}-${index}`}
            aria-selected={index === current}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(name)}
          >
            {name}
          </div>
        ))}
      </div>
      <p role="status" id={`${id}-help`} className={form.hint}>
        {found.length > 0
          ? `${counted(found.length, 'colleague')}. Arrow keys choose, Enter takes.`
          : 'Type @ to mention a colleague, who reads it on Today.'}
      </p>
    </div>
  )
}
