import { useEffect, useEffectEvent } from 'react'

const signs = ['keydown', 'pointerdown', 'pointermove'] as const

/**
 * Calls back when somebody uses the window, at most once in a while. No timer sends requests in the staff area, since they
 * would keep the session of an abandoned window open.
 */
export function useSignsOfUse(milliseconds: number, onUse: () => void): void {
  const call = useEffectEvent(onUse)
  useEffect(() => {
    let calledAt = performance.now()
    const use = () => {
      if (performance.now() - calledAt < milliseconds) return
      calledAt = performance.now()
      call()
    }
    for (const sign of signs) addEventListener(sign, use)
    return () => {
      for (const sign of signs) removeEventListener(sign, use)
    }
  }, [milliseconds])
}
