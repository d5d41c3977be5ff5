import { questionName } from '#shared/documents/questionName.ts'
import type { Question } from '#shared/entities/problem.ts'
import { WriteError } from '../../../data/write.ts'

/** The questions about one document. `title` is set if the member publishes several at once. */
export interface Asked {
  title?: string
  questions: readonly Question[]
  /** When it would go out by itself, who planned that, and the time that replaces it. Without `instead`, now. */
  publishAt?: string | undefined
  scheduledBy?: string | undefined
  instead?: string | undefined
}

type Ask = (asked: readonly Asked[]) => Promise<boolean>

let ask: Ask = async () => false

/** The dialog of the door, which `Door.tsx` shows. */
export function onAsked(show: Ask): void {
  ask = show
}

/** Resolves to true if the member says yes to all questions, or if there is none. */
export const mayPass = async (asked: readonly Asked[]): Promise<boolean> => {
  const open = asked.filter(({ questions, publishAt }) => questions.length > 0 || publishAt !== undefined)
  return open.length === 0 || ask(open)
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
    if (questions.length === 0 || !(await mayPass([{ questions }]))) throw error
    return throughDoor(send, questions.map(questionName))
  }
}

export const questionsOf = (error: unknown): readonly Question[] =>
  error instanceof WriteError && Array.isArray(error.problem.questions) ? error.problem.questions : []
