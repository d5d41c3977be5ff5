import { useState } from 'react'
import { thisTab } from '../../data/browserStorage.ts'
import { memberOfTab } from '../loginFlag.ts'

/**
 * Keeps typed text in this tab until it is saved, so that a reload or an ended session does not lose the text. Another
 * member who logs in here does not see it.
 */
export function useKeptText(name: string): [text: string, keep: (text: string) => void] {
  const key = `typed ${memberOfTab() ?? ''} ${name}`
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
