import { useState } from 'react'
import { thisTab } from '../../data/browserStorage.ts'

/** Keeps typed text in this tab until it is saved, so that a reload or an ended session does not lose the text. */
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
