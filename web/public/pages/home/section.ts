import type { ReactNode } from 'react'
import type { ParsedElement } from '#shared/documents/pageContent.ts'

/** Any element may be missing. */
export type HomeSection = (props: { elements: readonly ParsedElement[] }) => ReactNode
