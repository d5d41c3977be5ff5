import { useEffect, useState } from 'react'
import form from '../../form.module.css'

const storageKey = 'callRequestsInTitle'

/** The number of waiting people in the tab's title, for those who switch it on. */
export function TitleBadge({ count }: { count: number }) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(storageKey) === 'on')
  useEffect(() => {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
    if (!isOn || count === 0) return
    const { title } = document
    document.title = `(${count}) ${title}`
    return () => {
      document.title = title
    }
  }, [isOn, count])
  return (
    <label className={form.option}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
      Show the number of new requests in the tab’s title
    </label>
  )
}
