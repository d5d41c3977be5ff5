import { useEffect, useEffectEvent } from 'react'

const signs = ['keydown', 'pointerdown', 'pointermove'] as const

/**
 * Calls back when somebody uses the window, at most once in a while. A timer sends only requests that do not extend the
 * session (`isBackground`): it would keep the one of an abandoned window open.
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
