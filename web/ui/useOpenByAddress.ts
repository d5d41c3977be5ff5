import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Opens the fold that the address leads into, for browsers that do not do so by themselves. */
export function useOpenByAddress() {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const fold = hash && document.getElementById(hash)?.closest('details')
    if (!fold || fold.open) return
    fold.open = true
    fold.scrollIntoView?.()
  }, [hash])
}
