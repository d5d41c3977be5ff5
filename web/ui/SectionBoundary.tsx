import { Component, type ReactNode, Suspense } from 'react'
import { reportError } from '../data/reportError.ts'

/**
 * Draws a section, or nothing if it throws; the error itself is reported. The renderer knows no error
 * boundaries: there the Suspense around the section leaves it out. (Error catalogue: "Rendering errors in sections".)
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
