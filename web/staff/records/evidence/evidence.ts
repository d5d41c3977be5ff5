import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { callRequestLimits } from '#shared/callRequests.ts'
import { inBrowser, inTables, processors } from '#shared/content/storedData.ts'
import { textsInCode } from '#shared/content/textsInCode.ts'
import { textSignOffsOf } from '#shared/documents/textSignOffs.ts'
import type { DocumentSummary, DraftContent } from '#shared/entities/documents.ts'
import { signOff } from '#shared/entities/signOff.ts'
import type { Site } from '#shared/entities/site.ts'
import { checkedSources } from '#shared/entities/source.ts'
import type { TeamMember } from '#shared/entities/teamMember.ts'
import { titleOf } from '../../desk/kinds/changedContent.ts'

/** A question that an insurer, an accreditor or a lawyer has, with its answer as a table. */
export interface Part {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface Stored {
  site: Site
  team: readonly TeamMember[]
  documents: readonly DocumentSummary[]
  /** The published contents of those that somebody has signed off, by kind and id. */
  contents: ReadonlyMap<string, DraftContent>
  readAt: string
  /** The host of the contact form, if another service runs it. */
  formHost: string | undefined
}

const notRecorded = 'Not recorded'
const SignedOff = z.object({ ...signOff, ...checkedSources })

/** Made from what is stored, and from the texts and limits in the code: only the titles are written for it. */
export function evidenceOf({ site, team, documents, contents, formHost }: Stored): Part[] {
  const [signed, unsigned] = [true, false].map((is) =>
    documents.filter(({ lastReviewed }) => (lastReviewed !== undefined) === is),
  )
  return [
    {
      title: 'Licenses and accreditation',
      columns: ['Of', 'What'],
      rows: [
        ['The clinic', site.license || notRecorded],
        ['The medical director', site.medicalDirector || notRecorded],
        ['Complaints', site.grievanceCoordinator || notRecorded],
        ...site.accreditations.map(({ name, description = '', url = '' }) => [
          name,
          `${description} ${url}`.trim(),
        ]),
        ...team.map(({ name, role, license = '', isSample }) => [
          `${name}${isSample ? ' (sample)' : ''}`,
          [role, license || notRecorded].join(', '),
        ]),
      ],
    },
    {
      title: 'Pages and posts that somebody has signed off',
      columns: ['Text', 'By', 'On', 'Compared with its sources on', 'Sources'],
      rows: (signed ?? []).map(({ kind, id, title, lastReviewed = '' }) => {
        // The list has the title of the draft, which nobody has signed off.
        const published = contents.get(`${kind}/${id}`)
        const { reviewedBy, checkedOn, sources } = SignedOff.safeParse(published).data ?? {}
        return [
          ...[
            published ? titleOf(published) : title,
            reviewedBy ?? notRecorded,
            lastReviewed,
            checkedOn ?? notRecorded,
          ],
          (sources ?? []).map((one) => `${one.title}, ${one.publisher} ${one.year}, ${one.url}`).join('; '),
        ]
      }),
    },
    {
      title: 'Texts that nobody has signed off, or with a sample for it',
      columns: ['Text', 'Address'],
      rows: (unsigned ?? []).map(({ title, address = '' }) => [title, address]),
    },
    {
      title: 'Texts in the code',
      columns: ['Text', 'Profession', 'By', 'On'],
      rows: textsInCode.flatMap(({ text, name, readers, changedOn }) =>
        readers.map((reader) => {
          const [last] = textSignOffsOf(site.textSignOffs, { text, reader, changedOn })
          return [
            ...[name, reader, last?.reviewedBy ?? `Nobody since it changed on ${changedOn}`],
            last?.lastReviewed ?? '',
          ]
        }),
      ),
    },
    {
      title: 'What is stored about people',
      columns: ['Of', 'Where', 'What'],
      rows: [...sentences('The browser', inBrowser), ...sentences('The tables of the site', inTables)],
    },
    {
      title: 'Processors',
      columns: ['Who', 'What for'],
      rows: [
        ...processors.map(({ name, does }) => [name, does]),
        ...(formHost ? [[formHost, 'Runs the contact form.']] : []),
      ],
    },
    {
      title: 'How long it is kept',
      columns: ['What', 'Days'],
      rows: Object.entries({
        'A request for a call, after the call': callRequestLimits.deletedAfterClosing,
        'A request for a call, at most': callRequestLimits.deletedAfterReceipt,
        'Deleted texts and earlier drafts': apiLimits.binRetention,
        'Uploaded images that no page shows': apiLimits.unusedUpload,
        'Links to drafts': apiLimits.previewLinks.lifetime,
        'The record of what staff did': apiLimits.auditRetention,
      }).map(([what, time]) => [what, String(Math.floor(time / day))]),
    },
    {
      title: 'Languages of the notice of language help',
      columns: ['Language', 'Code'],
      rows: site.languageNotices.map(({ language, code }) => [language, code]),
    },
    {
      title: 'Tests',
      columns: ['Test', 'Last done on'],
      rows: [
        ['Restoring the site from a copy', site.restoreTestedOn ?? notRecorded],
        ['Accessibility of the built site, with axe and by hand', site.accessibilityTestedOn ?? notRecorded],
      ],
    },
  ]
}

const day = 24 * 60 * 60_000

const sentences = (where: string, { visitors, staff }: typeof inTables) =>
  Object.entries({ Visitors: visitors, Staff: staff }).flatMap(([of, rows]) =>
    rows.flatMap(({ says }) => (says ? [[of, where, says]] : [])),
  )

/** By title, each row with the names of its columns, after the clinic and the time. */
export const asData = (clinic: string, at: string, parts: readonly Part[]) => ({
  clinic,
  at,
  ...Object.fromEntries(
    parts.map(({ title, columns, rows }) => [
      title,
      rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))),
    ]),
  ),
})
