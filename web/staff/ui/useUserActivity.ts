import { useEffect, useEffectEvent } from 'react'

const signs = ['keydown', 'pointerdown', 'pointermove'] as const

/** Calls back when somebody uses the window: a timer would keep an abandoned session (`isBackground`). */
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
