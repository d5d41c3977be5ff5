import { useEffect, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { abortAfter } from '../data/abortAfter.ts'
import { isRenderedPage } from './layout/renderedPage.ts'

const loadedPath = typeof location === 'undefined' ? undefined : location.pathname

/**
 * Opens the current address as a document if the app cannot show it, because the document may be a redirect and needs
 * neither script nor API. Returns true until this proves impossible. Without a connection, the browser's error page
 * would replace the page. A document that itself started the app here would be opened again and again.
 */
export function useDocumentInstead(isWanted: boolean): boolean {
  const [impossible, setImpossible] = useState<string>()
  const wanted = isWanted && typeof location !== 'undefined' ? location.pathname + location.search : undefined
  const isFirst = wanted !== undefined && !isRenderedPage() && location.pathname === loadedPath
  const isOpening = wanted !== undefined && !isFirst && wanted !== impossible
  useEffect(() => {
    if (!isOpening) return
    let isShown = true
    void isReachable(wanted).then((canOpen) => {
      if (!isShown) return
      if (canOpen) location.reload()
      else setImpossible(wanted)
    })
    return () => {
      isShown = false
    }
  }, [isOpening, wanted])
  useEffect(() => {
    if (wanted === undefined) setImpossible(undefined)
  }, [wanted])
  return isOpening
}

async function isReachable(wanted: string): Promise<boolean> {
  try {
    const { status } = await fetch(wanted, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abortAfter(limits.readTimeout),
    })
    return status < 500
  } catch {
    return false
  }
}
