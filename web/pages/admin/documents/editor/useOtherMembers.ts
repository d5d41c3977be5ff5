import { useEffect, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import { type DocumentName, desk } from '../../../../data/desk.ts'

const { interval, idle } = apiLimits.presence
const signsOfUse = ['keydown', 'pointerdown', 'focus'] as const

/** The usernames of the others who have the document open, as long as somebody uses this window. */
export function useOtherMembers({ kind, id }: DocumentName): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    let usedAt = performance.now()
    let announcedAt = Number.NEGATIVE_INFINITY
    const announce = () => {
      const now = performance.now()
      if (document.visibilityState === 'hidden' || now - usedAt > idle) return
      announcedAt = now
      desk.announcePresence({ kind, id }).then(
        (presence) => setOthers(presence.others),
        // The autosave says what is wrong with the connection or the session.
        () => setOthers([]),
      )
    }
    const use = () => {
      usedAt = performance.now()
      if (usedAt - announcedAt > interval) announce()
    }
    announce()
    const timer = setInterval(announce, interval)
    for (const sign of signsOfUse) addEventListener(sign, use)
    document.addEventListener('visibilitychange', use)
    return () => {
      clearInterval(timer)
      for (const sign of signsOfUse) removeEventListener(sign, use)
      document.removeEventListener('visibilitychange', use)
    }
  }, [kind, id])
  return others
}
