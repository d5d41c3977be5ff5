import type * as z from 'zod/mini'
import { describeIssues, issuesOf } from '#shared/entities/validationMessages.ts'
import { Problem } from './problem.ts'

/** 400 naming the first field that the schema refuses, or `whole` if no single field is to blame. */
export const fieldProblem = (error: z.core.$ZodError, whole: string): Problem =>
  new Problem(400, describeIssues(error, whole)[0] ?? `${whole}: is refused`, { issues: issuesOf(error) })
