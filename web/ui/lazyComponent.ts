import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadScript } from '../data/loadScript.ts'
import { reportError } from '../data/reportError.ts'

/** If a script fails to load, `ScriptError` shows `FailedPage`. Without it, the router would reload the page. */
export const lazyComponent: typeof lazyRouteComponent = (load, exportName) =>
  lazyRouteComponent(() => loadScript(load), exportName)

/** For parts that a page can do without. Renders nothing if the script fails to load. */
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
