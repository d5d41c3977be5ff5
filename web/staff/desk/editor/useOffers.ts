import { isRefusal } from '#shared/documents/documentState.ts'
import { next } from '#shared/documents/lifecycle.ts'
import { type Offered, whyNot } from '#shared/documents/offers.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { problemSentence } from '../fields/fieldLabel.ts'
import { draftVersion, isUnsaved } from '../state/documentState.ts'
import { useOpenDocument } from '../state/openDocument.ts'

/** `write`: nothing but the right to edit. `show`: somebody else looks at the draft. */
export type Offer = Offered | 'write' | 'show'

/**
 * Returns why the member cannot do an action now, as a sentence, or undefined. Each action first saves what is typed, so
 * the reasons are those of the document after that.
 */
export function useOffers(): (offer: Offer) => string | undefined {
  const { state, kind, content } = useOpenDocument()
  const { document, tab } = state
  const { editing } = document
  // Before the server has sent the username, the writer of this tab is this member.
  const by = state.member ?? (editing?.tab === tab ? editing.username : '')
  const now = serverNow().toISOString()
  const version = draftVersion(document)
  const saving = { type: 'save', content, version, tab, by, session: '', restored: null } as const
  // The server leaves out a writer who has stopped, so one that it names is writing.
  const saved = next(document, saving, editing?.at ?? now)
  const isTaken = isRefusal(saved)
  const after = isUnsaved(state) && !isTaken ? saved.state : document
  return (offer) => {
    if (isTaken && offer !== 'show') return `${editing?.username} is editing it: take over first.`
    if (offer === 'write') return undefined
    const issue = whyNot(after, offer === 'show' ? 'publish' : offer, { by, now })
    return issue && problemSentence(kind, issue)
  }
}
