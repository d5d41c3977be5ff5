import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Comment } from '#shared/entities/discussion.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { toastFailure } from '../../ui/toasts.tsx'
import { focusedField, useShowField } from '../fields/focusField.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import { CommentForm, type Passage, passageOf } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import styles from './discussion.module.css'
import { useColleagues } from './MentionText.tsx'
import { commentsId, showComments } from './showComments.ts'
import { useDiscussion } from './useDiscussion.ts'

/** Outside the form, because members can comment while another member edits and the form is disabled. */
export function DiscussionSection() {
  const { kind, id, state } = useOpenDocument()
  const { query, discussion, openComments, act } = useDiscussion()
  const showField = useShowField(kind)
  const [passage, setPassage] = useState<Passage>()
  const [answered, answer] = useState<Comment>()
  const [isOpen, setIsOpen] = useState(false)
  const colleagues = useColleagues(isOpen)
  useSelectedPassage(setPassage)
  const isAddressed = useLocation().hash === commentsId
  useEffect(() => {
    if (isAddressed) showComments()
  }, [isAddressed])
  const settle = ({ id, resolvedAt }: Comment) =>
    void act({ action: resolvedAt ? 'reopen' : 'resolve', id }).catch((error) =>
      toastFailure('The comment stays as it was', staffMessages.desk.tryAgain, error),
    )
  return (
    <details
      id={commentsId}
      className={styles.section}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        Comments{openComments > 0 && `: ${openComments} open`}
        {!discussion && query.error && ': could not be loaded'}
      </summary>
      <div className={form.form}>
        <Loaded query={query} failed="The comments could not be loaded.">
          {({ comments }) => (
            <CommentList
              kind={kind}
              comments={comments}
              member={state.member}
              onAnswer={answer}
              onSettle={settle}
              onShow={({ path }) => path && showField(path)}
            />
          )}
        </Loaded>
        <CommentForm
          kind={kind}
          colleagues={colleagues}
          keptAs={`${kind}/${id}`}
          passage={passage}
          answered={answered}
          help="To comment on a passage, select its words first."
          onWhole={() => {
            setPassage(undefined)
            answer(undefined)
          }}
          send={(comment) => act({ action: 'comment', ...comment })}
        />
      </div>
    </details>
  )
}

/** Reports words selected in a field, and undefined for a caret. Keeps the words when the focus leaves the field. */
function useSelectedPassage(onSelected: (passage: Passage | undefined) => void): void {
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const found = selectedWords(target)
      const path = found && focusedField(found.element)
      if (path) onSelected(found.words.trim() ? passageOf(found.words, path) : undefined)
    }
    const listeners = new AbortController()
    document.addEventListener('selectionchange', follow, listeners)
    // Browsers report a change of the selection later, when the focus may have left the field.
    document.addEventListener('focusout', follow, listeners)
    return () => listeners.abort()
  }, [onSelected])
}

/** In the field that `target` names, or anywhere. */
function selectedWords(target: EventTarget | null): { element: Element; words: string } | undefined {
  const field = target instanceof Element ? target : document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd, value } = field
    return { element: field, words: value.slice(selectionStart ?? 0, selectionEnd ?? 0) }
  }
  const selection = getSelection()
  const element = selection?.anchorNode?.parentElement
  const isNamed = element && (!(target instanceof Element) || target.contains(element))
  return isNamed ? { element, words: String(selection) } : undefined
}
