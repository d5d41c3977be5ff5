import {
  type Action,
  type DocumentState,
  type Effect,
  isRefusal,
  type Refusal,
} from '#shared/documents/documentState.ts'
import { next } from '#shared/documents/lifecycle.ts'
import { Problem, refusal } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { type StoredDocument, stateOf } from '../store/desk/documents.ts'
import { lifecycleWrites } from '../store/desk/lifecycleWrites.ts'
import type { Links } from '../store/links.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { linksAfter } from './linksAfter.ts'
import { requireDocument, staleDocument } from './requireDocument.ts'

/** An action with the facts that it depends on, and what else its transaction writes. */
export interface Plan {
  action: Action
  writes?: readonly Write[]
  /** Changes for the renderer, besides those of the document itself. */
  changes?: readonly string[]
  /** The links of a text that is neither published nor the draft. */
  links?: Links | undefined
}

interface Request {
  params: { kind: string; id: string }
  requestId: string
  store: Store
}

type PlanOf = (document: StoredDocument, state: DocumentState) => Plan | Promise<Plan>

/** Lets `next` decide about a document, stores the outcome, and starts the renderer if visitors see a difference. */
export async function act({ params, requestId, store }: Request, planOf: PlanOf, at: string): Promise<void> {
  let effects: readonly Effect[] = []
  await writeChecked(store, async () => {
    const document = await requireDocument(store, params)
    const before = await stateOf(store, document)
    const decided = await decide({ store, document, before, plan: await planOf(document, before), at })
    effects = decided.effects
    return decided.writes
  })
  if (effects.some(({ type }) => type === 'render')) await startRenderer(requestId)
}

interface Planned {
  store: Store
  document: StoredDocument
  before: DocumentState
  plan: Plan
  at: string
}

/** The writes of an action. @throws {Problem} if `next` refuses it. */
export async function decide({ store, document, before, plan, at }: Planned) {
  const { action, writes = [], changes = [], links: known } = plan
  const outcome = next(before, action, at)
  if (isRefusal(outcome)) throw await problemOf(store, document, outcome)
  const links = await linksAfter(store, document, outcome, known)
  return {
    writes: [...writes, ...lifecycleWrites({ document, before, outcome, links, at, changes })],
    effects: outcome.effects,
  }
}

/** A 409 with the document as it is or with the questions to confirm, or a 400 with the reasons. */
async function problemOf(
  store: Store,
  document: StoredDocument,
  { refusal: why, issues, questions }: Refusal,
): Promise<Problem> {
  if (why === 'changed') return staleDocument(store, document)
  if (why === 'impossible') return refusal([...issues])
  return new Problem(409, 'Please confirm this first', { questions: [...questions] })
}
