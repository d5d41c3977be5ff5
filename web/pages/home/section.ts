import type { ReactNode } from 'react'
import type { ParsedElement } from '#shared/rules/pageContent.ts'

/** Draws one stored section of the home page from its elements, any of which may be missing. */
export type HomeSection = (props: { elements: readonly ParsedElement[] }) => ReactNode
