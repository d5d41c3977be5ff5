import { useState } from 'react'
import { thisTab } from '../../data/browserStorage.ts'

/** A text that is typed, kept in this tab until it is saved: a new load of the page and an ended session lose nothing of it. */
export function useKeptText(name: string): [text: string, keep: (text: string) => void] {
  const key = `typed ${name}`
  const [text, setText] = useState(() => thisTab.get(key) ?? '')
  return [
    text,
    (changed) => {
      setText(changed)
      if (changed === '') thisTab.remove(key)
      else thisTab.set(key, changed)
    },
  ]
}
