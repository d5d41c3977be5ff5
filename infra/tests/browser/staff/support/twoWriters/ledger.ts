import * as z from 'zod/mini'
import { sameOriginHeaders } from '../../../../../testing/staff.ts'
import { siteAddress } from '../staffTest.ts'

/** A document that both people write in. */
export interface Shared {
  kind: 'post' | 'faq'
  id: string
  /** Of its editor, and of its public page. */
  address: string
  path: string
  /** The fields that people type in, and the labels by which the screen names them. */
  labels: Readonly<Record<string, string>>
  rich: string
}

export interface Word {
  document: Shared
  by: string
  /** The letters that a field has taken so far. */
  typed: string
  isLeftOut: boolean
}

const Content = z.record(z.string(), z.unknown())
const Part = z.nullable(z.object({ version: z.number(), content: Content }))
type Part = z.infer<typeof Part>
const Stored = z.object({ status: z.string(), published: Part, draft: Part })
const Versions = z.object({ versions: z.array(z.object({ number: z.number(), action: z.string() })) })

/** Fields that a publication sets itself. */
const ownFields = ['updatedAt', 'createdAt', 'lastReviewed', 'reviewedBy', 'slug']

const wordsIn = (text: string): Set<string> => new Set(text.match(/q\d+z[a-z]*/g))

/**
 * The account of what two people typed, and what was published. It shares no code with the desk: it reads stored documents by
 * the API, and knows the letters from the keys.
 */
export function makeLedger(session: string) {
  const words: Word[] = []
  const versionTexts = new Map<string, string>()
  const faults: string[] = []

  async function get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    const headers = { ...sameOriginHeaders, cookie: `__Host-session=${session}` }
    const response = await fetch(`${siteAddress()}/api/admin/documents/${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return schema.parse(await response.json())
  }

  const stored = ({ kind, id }: Shared) => get(`${kind}/${id}`, Stored)

  async function historyOf({ kind, id }: Shared): Promise<string> {
    const { versions } = await get(`${kind}/${id}/versions`, Versions)
    const texts = versions.map(async ({ number }) => {
      const path = `${kind}/${id}/versions/${number}`
      const text = versionTexts.get(path) ?? JSON.stringify(await get(path, z.unknown()))
      versionTexts.set(path, text)
      return text
    })
    return (await Promise.all(texts)).join('\n')
  }

  function report(kind: 'lost' | 'unseen' | 'untrue', what: string) {
    faults.push(`${kind}: ${what}`)
  }

  return {
    faults,
    stored,
    /** A word with a number of its own. */
    newWord: (document: Shared, by: string, letters: string): { text: string; word: Word } => {
      const word = { document, by, typed: '', isLeftOut: false }
      words.push(word)
      return { text: `q${words.length}z${letters}`, word }
    },
    characters: () => words.reduce((sum, { typed }) => sum + typed.length, 0),
    /** Somebody takes own words out of a text. Those of others still have to be in a version. */
    leaveOut: (by: string, before: string, after: string) => {
      for (const word of words)
        if (word.by === by && before.includes(word.typed) && !after.includes(word.typed))
          word.isLeftOut = true
    },
    takeBack: (by: string, text: string) => {
      for (const word of words) if (word.by === by && text.includes(word.typed)) word.isLeftOut = false
    },
    /** The words that are neither stored nor on a screen. `waiting`: people on whose devices they may be. */
    missingWords: async (
      document: Shared,
      { screens, waiting }: { screens: string; waiting: readonly string[] },
    ): Promise<Word[]> => {
      const texts = `${JSON.stringify(await stored(document))}\n${screens}`
      const missing = words.filter(
        (word) =>
          word.document === document &&
          !word.isLeftOut &&
          !waiting.includes(word.by) &&
          !texts.includes(word.typed),
      )
      const history = missing.length > 0 ? await historyOf(document) : ''
      return missing.filter(({ typed }) => !history.includes(typed))
    },
    reportLost: (lost: readonly Word[], after: string) => {
      for (const word of lost) {
        report('lost', `${word.typed} of ${word.by} in ${word.document.address} after “${after}”`)
        word.isLeftOut = true
      }
    },
    /** Reports each word and field that a publication changed and its dialog did not show. */
    requireShown: async (
      document: Shared,
      before: Part,
      { shown, only }: { shown: string; only?: string | undefined },
    ) => {
      const { published } = await stored(document)
      const [old, now] = [before?.content ?? {}, published?.content ?? {}]
      const seen = wordsIn(shown)
      const [had, has] = [wordsIn(JSON.stringify(old)), wordsIn(JSON.stringify(now))]
      for (const word of [...had, ...has])
        if (had.has(word) !== has.has(word) && !seen.has(word))
          report('unseen', `${word} in ${document.address}`)
      for (const name of Object.keys({ ...old, ...now })) {
        if (ownFields.includes(name) || JSON.stringify(old[name]) === JSON.stringify(now[name])) continue
        const label = document.labels[name] ?? name
        if (!shown.includes(label)) report('unseen', `the field ${label} of ${document.address}`)
        if (only && !only.includes(label)) report('unseen', `${label} of ${document.address}, not one’s own`)
      }
    },
    /** Own words on a screen that no draft and no version has. */
    unsavedWords: async (document: Shared, by: string, screen: string): Promise<string[]> => {
      const own = words.filter((word) => word.document === document && word.by === by)
      const shown = own.filter(({ typed }) => typed && screen.includes(typed))
      const texts = JSON.stringify(await stored(document))
      const missing = shown.filter(({ typed }) => !texts.includes(typed))
      const history = missing.length > 0 ? await historyOf(document) : ''
      return missing.flatMap(({ typed }) => (history.includes(typed) ? [] : [typed]))
    },
    reportUntrue: (unsaved: readonly string[], { address }: Shared) => {
      for (const typed of unsaved) report('untrue', `${typed} in ${address} is saved`)
    },
    /** Reports a message on a publication that the stored document contradicts. */
    requireTrue: async (document: Shared, before: Part, message: string) => {
      const { published } = await stored(document)
      const isPublished = published?.version !== before?.version
      if (isPublished ? /^Not published/.test(message) : /^Published/.test(message))
        report('untrue', `${message} of ${document.address}`)
    },
    requireComment: async ({ kind, id, address }: Shared, text: string) => {
      const discussion = JSON.stringify(await get(`${kind}/${id}/discussion`, z.unknown()))
      if (!discussion.includes(text)) report('lost', `the comment ${text} on ${address}`)
    },
    /** Words of a page for visitors that nobody published. */
    draftWordsIn: async (document: Shared, html: string): Promise<string[]> => {
      const published = wordsIn(JSON.stringify((await stored(document)).published))
      return words.flatMap(({ typed, document: of }) =>
        of === document && typed && wordsIn(html).has(typed) && !published.has(typed) ? [typed] : [],
      )
    },
  }
}

export type Ledger = ReturnType<typeof makeLedger>
