import { createContext } from 'react'

/** The problem of a form. Shown at the field with the name `field`, or above the button if `field` is undefined. */
export interface FieldProblem {
  field: string | undefined
  sentence: string
}

export const FieldProblem = createContext<FieldProblem | undefined>(undefined)
