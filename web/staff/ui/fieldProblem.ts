import { createContext } from 'react'

/** What is wrong with a form: its field of this name says it, or the form, where it is none of a field. */
export interface FieldProblem {
  field: string | undefined
  sentence: string
}

export const FieldProblem = createContext<FieldProblem | undefined>(undefined)
