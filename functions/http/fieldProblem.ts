import type * as z from 'zod/mini'
import { badRequest, type Problem } from './problem.ts'

/** 400 naming the first field that a schema refuses; `whole` names the thing itself when no field is to blame. */
export function fieldProblem(error: z.core.$ZodError, whole: string): Problem {
  const issue = error.issues[0]
  const field = issue?.path.length ? issue.path.join('.') : unknownKey(issue)
  return badRequest(field ?? whole, issue?.message ?? 'Invalid input')
}

const unknownKey = (issue: z.core.$ZodIssue | undefined) =>
  issue?.code === 'unrecognized_keys' ? issue.keys[0]?.slice(0, 100) : undefined
