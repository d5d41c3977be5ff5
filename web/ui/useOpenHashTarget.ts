import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Opens the details element around the target of the address, for browsers that do not. */
export function useOpenHashTarget() {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const details = hash && document.getElementById(hash)?.closest('details')
    if (!details || details.open) return
    details.open = true
    details.scrollIntoView?.()
  }, [hash])
}
