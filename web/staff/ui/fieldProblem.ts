import { createContext } from 'react'

/** A problem that is shown at the field of this name, or above the button if it is not about one field. */
export interface FieldProblem {
  field: string | undefined
  sentence: string
}

export const FieldProblem = createContext<FieldProblem | undefined>(undefined)
