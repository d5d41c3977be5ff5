import { useEffect, useState } from 'react'
import { questionName } from '#shared/documents/questionName.ts'
import { questionSentence } from '#shared/documents/questionSentence.ts'
import type { Question } from '#shared/entities/problem.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { onAsked } from './throughDoor.ts'

interface Pending {
  questions: readonly Question[]
  answer: (isYes: boolean) => void
}

/** The dialog before a document goes to the website, if the server has questions about it. */
export function Door() {
  const [pending, setPending] = useState<Pending>()
  useEffect(
    () =>
      onAsked((questions) => {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setPending({ questions, answer: resolve })
        return promise
      }),
    [],
  )
  if (!pending) return null
  const close = (isYes: boolean) => {
    pending.answer(isYes)
    setPending(undefined)
  }
  return (
    <DialogForm
      title="Before it goes to the website"
      action="I have looked: continue"
      send={() => close(true)}
      onClose={() => close(false)}
    >
      <Questions questions={pending.questions} />
      <ToldHint />
    </DialogForm>
  )
}

export const ToldHint = () => (
  <p className={form.hint}>Everybody named here reads on Today that you did it.</p>
)

/** Whose words go live, who is writing now, and who took it off the website before. */
export const Questions = ({
  questions,
  className = form.notice,
}: {
  questions: readonly Question[]
  className?: string | undefined
}) =>
  questions.length === 0 ? null : (
    <ul role="list" aria-label="Before it goes to the website" className={className}>
      {questions.map((question) => (
        <li key={questionName(question)}>{questionSentence(question, weekdayAndTime)}</li>
      ))}
    </ul>
  )
