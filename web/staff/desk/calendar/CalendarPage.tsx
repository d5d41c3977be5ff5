import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { clinicZone, localDay } from '#shared/hours/localDay.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { monthAfter, monthName, monthOf, timeOfMonth } from '../../records/audit/auditMonths.ts'
import { editorPath, screenOf, staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { clockTime, dayOf } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './CalendarPage.module.css'
import { type CalendarEntry, calendarEntries, columnOf, daysOf } from './calendarEntries.ts'

/** A month, which the address names, so that Back from a text leads to the same month. */
export function CalendarPage() {
  const { month: named = '' } = useSearch({ strict: false })
  const now = serverNow().toISOString()
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(named) ? named : monthOf(now)
  const perPage = 1_000
  const scheduled = useStaffQuery('GET /api/admin/documents', { query: { status: 'scheduled', perPage } })
  const alerts = useStaffQuery('GET /api/admin/documents', { query: { kind: ['alert'], perPage } })
  const records = useStaffQuery('GET /api/admin/audit', {
    query: timeOfMonth(month),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={form.between}>
        <h2 id="month" aria-live="polite" className={styles.title}>
          {monthName(month)}
        </h2>
        <nav aria-label="Months" className={form.actions}>
          {[
            [-1, 'Previous'],
            [1, 'Next'],
          ].map(([step, label]) => (
            <a
              key={label}
              href={`?month=${monthAfter(month, Number(step))}`}
              className={buttonClass('plain', 'small')}
            >
              {label}{' '}
              <span className="visually-hidden">month, {monthName(monthAfter(month, Number(step)))}</span>
            </a>
          ))}
        </nav>
      </div>
      <p className={form.hint}>Times are {clinicZone.name}, the clinic’s own.</p>
      <Loaded query={scheduled} failed={failed}>
        {({ documents }) => (
          <Loaded query={alerts} failed={failed}>
            {(found) => (
              <Loaded query={records} failed={failed}>
                {(log) => (
                  <>
                    {!log.isComplete && <p>Activity has more of this month than fits here: see there.</p>}
                    <Month
                      month={month}
                      today={localDay(new Date(now))}
                      entries={calendarEntries([...documents, ...found.documents], log.records, now)}
                    />
                  </>
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

const failed = 'The calendar could not be loaded.'

function Month({
  month,
  today,
  entries,
}: {
  month: string
  today: string
  entries: readonly CalendarEntry[]
}) {
  const byDay = Map.groupBy(entries, ({ day }) => day)
  const days = daysOf(month)
  const next = entries.find(({ day }) => day.slice(0, 7) > month)
  return (
    <>
      {days.every((day) => !byDay.has(day)) && (
        <div className={styles.nothing}>
          <Empty
            way={
              next ? (
                <a href={`?month=${next.day.slice(0, 7)}`} className={buttonClass('quiet', 'small')}>
                  Next: {next.title || staffMessages.desk.untitled}, {dayOf(next.at)}
                </a>
              ) : (
                month >= today.slice(0, 7) && (
                  <a href={staffScreens.posts.path} className={buttonClass('quiet', 'small')}>
                    Choose a post to schedule
                  </a>
                )
              )
            }
          >
            Nothing goes out or comes off in this month.
          </Empty>
        </div>
      )}
      <div className={styles.weekdays} aria-hidden="true">
        {daysOf('2026-02')
          .slice(0, 7)
          .map((day) => (
            <span key={day}>{weekday.format(new Date(day))}</span>
          ))}
      </div>
      <ol role="list" aria-labelledby="month" className={styles.month}>
        {days.map((day) => (
          <li
            key={day}
            className={`${styles.day} ${byDay.has(day) ? '' : styles.empty}`}
            style={{ gridColumn: columnOf(day) }}
          >
            <p className={form.hint}>
              <time dateTime={day} aria-current={day === today ? 'date' : undefined} className={styles.date}>
                <span className={styles.long}>{longDay.format(new Date(day))}</span>
                <span className={styles.short} aria-hidden="true">
                  {Number(day.slice(-2))}
                </span>
              </time>
            </p>
            <ul role="list" className={styles.entries}>
              {byDay.get(day)?.map((entry) => (
                <li key={`${entry.what} ${entry.kind}/${entry.id} ${entry.at}`} className={styles.entry}>
                  <span className={entry.isPast ? form.hint : styles.scheduled}>
                    {clockTime(entry.at)} {entry.what}
                  </span>
                  <Title entry={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

function Title({ entry: { kind, id, title, isDeleted } }: { entry: CalendarEntry }) {
  const name = title || staffMessages.desk.untitled
  const { singular } = screenOf(kind)
  return isDeleted ? (
    <span>
      {name} <span className="visually-hidden">({singular})</span>
    </span>
  ) : (
    <a href={editorPath({ kind, id })}>
      {name} <span className="visually-hidden">({singular})</span>
    </a>
  )
}

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' })
const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
