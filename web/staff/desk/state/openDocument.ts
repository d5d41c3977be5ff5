import { createContext, use, useSyncExternalStore } from 'react'
import type { DocumentStore } from './documentStore.ts'

export const OpenDocument = createContext<DocumentStore | undefined>(undefined)

/** True while another tab edits the document: its fields are read-only here. */
export const IsRead = createContext(false)

export function useStore(): DocumentStore {
  const store = use(OpenDocument)
  if (!store) throw new Error('No editor is around this component')
  return store
}

export function useOpenDocument() {
  const store = useStore()
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return { store, state, ...state.document, content: state.content }
}
