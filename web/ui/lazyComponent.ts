import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadScript } from '../data/loadScript.ts'
import { reportError } from '../data/reportError.ts'

/** The router would reload a page whose script does not come: `ScriptError` leads to `FailedPage`. */
export const lazyComponent: typeof lazyRouteComponent = (load, exportName) =>
  lazyRouteComponent(() => loadScript(load), exportName)

/** A part that a page does not need: renders nothing if its script does not come. */
export function optionalComponent<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) {
  const loadOrNothing = () =>
    loadScript(load).catch((error): Record<string, () => ReactNode> => {
      reportError(error)
      return { [name]: Nothing }
    })
  return lazyRouteComponent<Record<string, () => ReactNode>, string>(loadOrNothing, name)
}

const Nothing = () => null
