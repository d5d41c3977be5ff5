import { questionName } from '#shared/documents/questionName.ts'
import type { Question } from '#shared/entities/problem.ts'
import { WriteError } from '../../../data/write.ts'

type Ask = (questions: readonly Question[]) => Promise<boolean>

let ask: Ask = async () => false

/** The dialog of the door, which `Door.tsx` shows. */
export function onAsked(show: Ask): void {
  ask = show
}

/** Sends a change that visitors will see. If the server asks first, the member answers, and it is sent again. */
export async function throughDoor<Result>(
  send: (confirmed: string[] | undefined) => Promise<Result>,
  confirmed?: string[],
): Promise<Result> {
  try {
    return await send(confirmed)
  } catch (error) {
    const questions = questionsOf(error)
    if (questions.length === 0 || !(await ask(questions))) throw error
    return throughDoor(send, questions.map(questionName))
  }
}

export const questionsOf = (error: unknown): readonly Question[] =>
  error instanceof WriteError && Array.isArray(error.problem.questions) ? error.problem.questions : []
