import { useEffect, useState } from 'react'
import { questionName } from '#shared/documents/questionName.ts'
import { questionSentence } from '#shared/documents/questionSentence.ts'
import type { Question } from '#shared/entities/problem.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { type Asked, onAsked } from './throughDoor.ts'

interface Pending {
  asked: readonly Asked[]
  answer: (isYes: boolean) => void
}

/** The one dialog before something goes to the website, for every screen that publishes. */
export function Door() {
  const [pending, setPending] = useState<Pending>()
  useEffect(
    () =>
      onAsked((asked) => {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setPending({ asked, answer: resolve })
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
      {pending.asked.map(({ title, questions, publishAt, scheduledBy, instead }) => (
        <div key={title ?? ''} className={form.stack}>
          {title !== undefined && <h3>{title}</h3>}
          {publishAt && (
            <p className={form.notice}>
              {scheduledBy ?? 'Somebody'} has scheduled it for {weekdayAndTime(publishAt)}. It goes out{' '}
              {instead ? weekdayAndTime(instead) : 'now'} instead.
            </p>
          )}
          <Questions questions={questions} />
        </div>
      ))}
      {pending.asked.some(({ questions }) => questions.length > 0) && (
        <p className={form.hint}>Everybody named here reads on Today that you did it.</p>
      )}
    </DialogForm>
  )
}

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
