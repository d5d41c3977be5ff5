/** Calls back once, when an element comes within `margin` of the viewport. Returns how to stop waiting. */
export function whenNear(element: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
