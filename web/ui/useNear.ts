import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the viewport, at least once. `margin` is the distance that counts as near. */
export function useNear(place: RefObject<HTMLElement | null>, margin = '300px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, near, margin])
  return near
}
