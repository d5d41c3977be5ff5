import { Component, type ReactNode, Suspense } from 'react'
import { reportError } from '../data/reportError.ts'

/**
 * Renders nothing if its section throws, and reports the error. React has no error boundaries on the server: there the
 * Suspense boundary leaves the section out. (Error catalogue: "Rendering errors in sections".)
 */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
