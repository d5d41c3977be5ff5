import type { Issue } from '../entities/problem.ts'
import { type Action, type DocumentState, isRefusal, type Publishable } from './documentState.ts'
import { next } from './lifecycle.ts'

/** The actions that the editor offers, each as it would be sent now. */
const attempts = {
  publish: ({ draft, published }) => ({
    ...{ type: 'publish', version: draft?.version ?? 0, compared: published?.version },
    ...asIs(draft?.content),
  }),
  discard: ({ draft }) => ({ type: 'discard', version: draft?.version ?? 0 }),
  schedule: ({ draft, published }) => ({
    ...{ type: 'schedule', version: draft?.version ?? published?.version ?? 0 },
    ...asIs(undefined),
  }),
  undo: ({ published }, approval) => ({
    ...{ type: 'undo', version: published?.version ?? 0, restores: (published?.version ?? 0) - 1 },
    ...asIs({}),
    approval,
  }),
  signOff: ({ published }) => ({
    ...{ type: 'signOff', version: published?.version ?? 0 },
    ...{ reviewer: '', day: '' },
  }),
  takeDown: ({ published }) => ({ type: 'takeDown', version: published?.version ?? 0, pagesBelow: [] }),
  withdraw: (state) => ({ type: 'withdraw', version: versionOf(state), pagesBelow: [] }),
  delete: (state) => ({ type: 'delete', version: versionOf(state), pagesBelow: [] }),
} as const satisfies Readonly<
  Record<string, (state: DocumentState, approval: Publishable['approval']) => Unsigned<Action>>
>

type Unsigned<Signed> = Signed extends unknown ? Omit<Signed, 'by'> : never

export type Offered = keyof typeof attempts

const versionOf = ({ draft, published }: DocumentState) => (published ?? draft)?.version ?? 0

/** A text of which only the server knows the rest: its checks, and whether somebody has approved it. */
const asIs = (content: Record<string, unknown> | undefined) =>
  ({ content, completed: content ?? {}, issues: [], approval: 'notNeeded', confirmed: [] }) as const

/**
 * Why the editor does not offer an action to the member `by`, or undefined if it does. Questions are no reason, because
 * the member can answer them.
 */
export function whyNot(
  state: DocumentState,
  action: Offered,
  { by, now, approval = 'notNeeded' }: { by: string; now: string; approval?: Publishable['approval'] },
): Issue | undefined {
  const result = next(state, { ...attempts[action](state, approval), by }, now)
  if (!isRefusal(result) || result.refusal === 'asks') return undefined
  return result.issues[0] ?? { path: [], message: nothing[action] }
}

/** The document lacks what the action is about. */
const nothing: Readonly<Record<Offered, string>> = {
  publish: 'Nothing has changed: visitors see it as it is here.',
  discard: 'Nothing has changed: visitors see it as it is here.',
  schedule: 'There is nothing to schedule yet.',
  undo: 'It is not on the website.',
  signOff: 'A sign-off is for the text that visitors read: publish it first.',
  takeDown: 'It is not on the website.',
  withdraw: 'There is no text yet.',
  delete: 'There is no text yet.',
}
