import { useEffect, useEffectEvent } from 'react'

const signs = ['keydown', 'pointerdown', 'pointermove', 'focus'] as const

/** Calls `onUse` while the window is in use. A timer would keep an abandoned session alive (`isBackground`). */
export function useUserActivity(milliseconds: number, onUse: () => void): void {
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
