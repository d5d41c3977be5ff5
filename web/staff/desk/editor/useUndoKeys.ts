import { useEffect } from 'react'
import type { DocumentStore } from '../state/documentStore.ts'

/** Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac, Ctrl+Y too) undo the document, not the field with the focus. */
export function useUndoKeys(store: DocumentStore): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.target instanceof Element && event.target.closest('dialog')) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      store.dispatch({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' })
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [store])
}
