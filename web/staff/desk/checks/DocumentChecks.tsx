import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { checkContent, type Finding } from '#shared/checks/checkContent.ts'
import { checkedDocument, isHtmlField } from '#shared/checks/checkedDocument.ts'
import { namedPath } from '#shared/checks/namedPath.ts'
import { parseHtml, type TextRange } from '#shared/checks/parseHtml.ts'
import { phrasesOfOthers, type RepeatedPhrase } from '#shared/checks/repeatedPhrases.ts'
import { phoneMarkers } from '#shared/documents/factMarkers.ts'
import { type FieldPath, pathName, valueAt } from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { imagePath } from '#shared/html/allowedHtml.ts'
import { limits } from '#shared/limits.ts'
import { repeatedPhrasesKey } from '#shared/rendering.ts'
import { readOverNetwork } from '../../../data/read.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { type ClinicFact, clinicFacts } from '../clinicFacts.ts'
import type { FormField } from '../kinds/fieldTypes.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import { fixedHtml, fixedLine } from './fixedText.ts'

export interface DocumentChecks {
  /** The clinic's facts that the texts of the document can contain. Empty on the Clinic screen, which has the facts. */
  facts: readonly ClinicFact[]
  findings: readonly Finding[]
  shown: (TextRange & { field: string }) | undefined
  show: (finding: Finding) => void
  fix: (finding: Finding) => void
  checkImage: (field: CheckedField, src: string) => void
  undo: () => void
  redo: () => void
}

const ignored = () => undefined
export const ChecksContext = createContext<DocumentChecks>({
  facts: [],
  findings: [],
  shown: undefined,
  show: ignored,
  fix: ignored,
  checkImage: ignored,
  undo: ignored,
  redo: ignored,
})

export const useDocumentChecks = (): DocumentChecks => use(ChecksContext)

/** The checks of one field: its findings, and `shown` if the shown range is in this field. */
export function useFieldChecks(path: FieldPath): DocumentChecks {
  const checks = useDocumentChecks()
  const { findings: all, shown } = checks
  const name = pathName(path)
  const findings = useMemo(() => all.filter(({ field }) => field === name), [all, name])
  return { ...checks, findings, shown: shown?.field === name ? shown : undefined }
}

/** `content` may lag behind the store, so that typing does not wait for the checks. */
export function DocumentChecksProvider({
  content,
  isPublished,
  children,
}: {
  content: Record<string, unknown>
  /** Tells whether a path of this site leads to a page. Undefined until the pages are loaded. */
  isPublished: ((path: string) => boolean) | undefined
  children: ReactNode
}) {
  const [shown, setShown] = useState<DocumentChecks['shown']>()
  const { store, kind, published } = useOpenDocument()
  const site = useReadSite()
  const { data: repeated } = useQuery(repeatedPhrases)
  const phrases = useMemo(() => {
    const { fields } = checkedDocument(kind, published?.content ?? {}, {})
    return phrasesOfOthers(
      repeated ?? [],
      fields.map(({ text }) => text),
    )
  }, [repeated, kind, published])
  const findings = useMemo(
    () =>
      checkContent(kind, content, {
        isPublished,
        siteName: site?.name,
        phones: site ? phoneMarkers(site) : undefined,
        phrases,
        published: published?.content,
        today: serverNow().toISOString().slice(0, 10),
      }),
    [kind, content, published, isPublished, site, phrases],
  )
  const facts = useMemo(() => (site && !screenOf(kind).singletonId ? clinicFacts(site) : []), [site, kind])
  const checks = useMemo<DocumentChecks>(
    () => ({
      facts,
      findings,
      shown,
      show: ({ field, start, end }) => setShown({ field, start, end }),
      fix: (finding) => fix(store, finding),
      checkImage: (field, src) => checkImage(store, field, src),
      undo: () => store.dispatch({ type: 'undone' }),
      redo: () => store.dispatch({ type: 'redone' }),
    }),
    [facts, findings, shown, store],
  )
  return <ChecksContext value={checks}>{children}</ChecksContext>
}

/** Does nothing if the text has changed since the check. */
function fix(store: DocumentStore, finding: Finding): void {
  const { content, document } = store.getState()
  const path = namedPath(finding.field)
  const value = valueAt(content, path)
  if (typeof value !== 'string') return
  const isHtml = isHtmlField(document.kind, finding.field)
  const text = isHtml ? parseHtml(value).text : value
  if (text.slice(finding.start, finding.end) !== finding.found) return
  store.dispatch({
    type: 'edited',
    path,
    value: isHtml ? fixedHtml(value, finding) : fixedLine(value, finding),
  })
}

const address = `/${repeatedPhrasesKey}`

/** Phrases that are on several pages, found at each publication. If they do not load, phrases are not checked. */
const repeatedPhrases = queryOptions({
  queryKey: [address],
  queryFn: async ({ signal }) => {
    const response = await readOverNetwork(address, signal)
    return 'data' in response && Array.isArray(response.data) ? (response.data as RepeatedPhrase[]) : [] // The renderer writes this type.
  },
})

type CheckedField = Pick<FormField, 'path' | 'hasSize'>

/** Reports an issue at the field if the browser cannot load the image. Otherwise stores the image's size beside it. */
function checkImage(store: DocumentStore, { path, hasSize }: CheckedField, src: string): void {
  const issue = { path: [...path], message: staffMessages.imageNotLoading }
  const check = async () => {
    const size = await sizeOf(src)
    const { content } = store.getState()
    if (valueAt(content, path) !== src) return
    const part = path.slice(0, -1)
    const values = valueAt(content, part)
    if (!size) store.dispatch({ type: 'saveFailed', state: 'failed', issues: [issue] })
    else if (hasSize && isRecord(values))
      store.dispatch({ type: 'edited', path: part, value: { ...values, ...size } })
  }
  store.saveAfter(check(), issue)
}

async function sizeOf(src: string): Promise<{ width: number; height: number } | undefined> {
  if (!imagePath.test(src)) return undefined
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const image = new Image()
  image.onload = () => resolve(true)
  image.onerror = () => resolve(false)
  AbortSignal.timeout(limits.readTimeout).onabort = () => resolve(false)
  image.src = src
  return (await promise) ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}
