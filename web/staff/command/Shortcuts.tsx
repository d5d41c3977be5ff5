import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadScript } from '../../data/loadScript.ts'
import { reportError } from '../../data/reportError.ts'
import { letterOf } from '../../ui/letterOf.ts'
import styles from '../StaffNavigation.module.css'
import { SmallButton } from '../ui/SmallButton.tsx'
import type { CommandBar } from './CommandBar.tsx'
import { keysAreOff } from './keys.ts'

/** The button of the command bar, and the keys of every screen. */
export function Shortcuts() {
  const [Bar, setBar] = useState<typeof CommandBar>()
  const open = () => loadBar().then((loaded) => setBar(() => loaded.CommandBar), reportError)
  const openBar = useEffectEvent(() => void open())
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      // A text has Ctrl+K for links, and a dialog comes first.
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return
      const isControl = event.ctrlKey || event.metaKey
      const press = isControl
        ? letterOf(event) === 'k' && !event.shiftKey && openBar
        : !keysAreOff() && !isTyped(event.target) && keys[event.key]
      if (!press) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
  return (
    <>
      <SmallButton
        aria-keyshortcuts="Control+K Meta+K"
        title="Find a document, a screen or an action: Ctrl+K (Cmd+K on a Mac)"
        onPointerEnter={() => void loadBar().catch(() => undefined)}
        onClick={() => void open()}
      >
        <Search size={16} aria-hidden="true" /> <span className={styles.tool}>Find</span>
      </SmallButton>
      {/* Outside the navigation, whose colors are for its dark ground. */}
      {Bar && createPortal(<Bar onClose={() => setBar(undefined)} />, document.body)}
    </>
  )
}

const loadBar = () => loadScript(() => import('./CommandBar.tsx'))

/** Enter opens the focused row, since it is a link. */
const keys: Readonly<Record<string, () => void>> = {
  j: () => focusRow(1),
  k: () => focusRow(-1),
  '/': () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
}

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main a[data-row]')]
  const current = rows.findIndex((row) => row.matches(':focus'))
  rows[current < 0 ? 0 : current + step]?.focus()
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="textbox"]') !== null
