import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { readStaff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { settings } from '../../../settings.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { saveFile } from '../audit/csv.ts'
import styles from './EvidencePage.module.css'
import { asData, evidenceOf, type Stored } from './evidence.ts'

export function EvidencePage() {
  const stored = useQuery({
    queryKey: ['evidence'],
    queryFn: () => withLogin(readStored),
    staleTime: 0,
    gcTime: 0,
  })
  const [isPrinted, setPrinted] = useState(false)
  const printAll = () => {
    flushSync(() => setPrinted(true))
    print()
  }
  return (
    <Loaded query={stored} failed="What is stored could not be loaded.">
      {(records) => {
        const parts = evidenceOf(records)
        const at = records.readAt
        return (
          <div className={styles.evidence}>
            <p className={form.between}>
              {records.site.name}, {dateAndTime(at)}
              <span className={styles.buttons}>
                <SmallButton onClick={printAll}>Print</SmallButton>
                <SmallButton
                  onClick={() =>
                    saveFile(
                      'evidence.json',
                      'application/json',
                      JSON.stringify(asData(records.site.name, at, parts), null, 2),
                    )
                  }
                >
                  Save as data
                </SmallButton>
              </span>
            </p>
            {parts.map(({ title, columns, rows }) => (
              <details key={title} open={isPrinted || rows.length <= shortList} className={styles.part}>
                <summary>
                  <h2>
                    {title} ({rows.length})
                  </h2>
                </summary>
                <StaffTable
                  label={title}
                  columns={columns}
                  rows={rows.map((cells, index) => ({ key: `${index}`, cells }))}
                />
              </details>
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}

const shortList = 20

/** Requests a few texts at a time, as a person who opens many tabs does. */
async function readStored(): Promise<Stored> {
  const query = {
    kind: ['treatment', 'landing', 'page', 'faq', 'post'],
    status: 'online',
    sort: 'title',
    perPage: 1_000,
  } satisfies Partial<DocumentQuery>
  const [site, team, { documents }] = await Promise.all([
    readStaff('GET /api/site'),
    readStaff('GET /api/team-members'),
    readStaff('GET /api/admin/documents', { query }),
  ])
  const remaining = documents.filter(({ lastReviewed }) => lastReviewed !== undefined)
  const contents = new Map<string, DraftContent>()
  const readNext = async (): Promise<void> => {
    for (let next = remaining.shift(); next; next = remaining.shift()) {
      const { kind, id } = next
      const { published } = await readStaff('GET /api/admin/documents/{kind}/{id}', { params: { kind, id } })
      if (published) contents.set(`${kind}/${id}`, published.content)
    }
  }
  await Promise.all([readNext(), readNext(), readNext()])
  const { contactFormUrl } = settings()
  return {
    site,
    team,
    documents,
    contents,
    readAt: serverNow().toISOString(),
    formHost: contactFormUrl ? new URL(contactFormUrl).host : undefined,
  }
}
