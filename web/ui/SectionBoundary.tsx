import { Component, type ReactNode, Suspense } from 'react'
import { ScriptError } from '../data/loadScript.ts'
import { reportError } from '../data/reportError.ts'

interface State {
  failure?: { error: unknown }
}

/**
 * Renders nothing if its section throws, and reports the error. On the server, where React has no error boundaries, the
 * Suspense boundary leaves the section out. (Specification, Error catalogue: "Rendering errors in sections".) If the
 * section's script fails to load, `FailedPage` opens the page's HTML, which contains the section.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    const { failure } = this.state
    if (failure?.error instanceof ScriptError) throw failure.error
    return failure ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
