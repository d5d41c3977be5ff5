import { CopyCheck, Plus, Trash2 } from 'lucide-react'
import { type FieldPath, pathName, startsWith } from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { OpeningHours } from '#shared/entities/site.ts'
import { dayName, weekdays } from '#shared/hours/openingHours.ts'
import { textOf } from '#shared/text/textOf.ts'
import form from '../../../ui/form.module.css'
import type { PartList } from '../../kinds/fieldTypes.ts'
import { issueSentence } from '../fieldLabel.ts'
import { EntryAction } from './EntryActions.tsx'
import styles from './WeekTable.module.css'

type Weekday = OpeningHours['days'][number]

/** Hours of one day. `entry` is the stored entry that has them. */
interface DayHours {
  day: Weekday
  opens: string
  closes: string
  entry?: number
}

const times = ['opens', 'closes'] as const

/** A row for each day, where the stored entries are the days with the same hours. */
export function WeekTable({
  list: { fields },
  path,
  entries,
  issues,
  onEdit,
}: {
  list: PartList
  path: FieldPath
  entries: unknown
  issues: readonly Issue[]
  onEdit: (path: FieldPath, value: unknown) => void
}) {
  const week = weekOf(entries)
  const change = (changed: readonly DayHours[]) => onEdit(path, entriesOf(changed))
  const labels = new Map(fields.map(({ path: [name], label }) => [name, label]))
  const rows = weekdays.flatMap((day) => {
    const ofDay: (DayHours | undefined)[] = week.filter((hours) => hours.day === day)
    return (ofDay.length > 0 ? ofDay : [undefined]).map((hours, index) => ({ day, hours, index }))
  })
  const first = new Map(rows.toReversed().map(({ hours, day }) => [hours?.entry, day]))
  return (
    <table role="table" className={styles.week}>
      <thead role="rowgroup" className="visually-hidden">
        <tr role="row">
          {['Open', labels.get('opens'), labels.get('closes'), 'Change'].map((column) => (
            <th role="columnheader" scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ day, hours, index }) => {
          const name = dayName(day)
          const place = [...path, hours?.entry ?? week.length]
          return (
            <tr role="row" key={`${day} ${index}`}>
              <th role="rowheader" scope="row">
                {index === 0 ? (
                  <label className={form.option}>
                    <input
                      type="checkbox"
                      checked={hours !== undefined}
                      onChange={({ target }) =>
                        change(
                          target.checked
                            ? [...week, opened(week, day)]
                            : week.filter((other) => other.day !== day),
                        )
                      }
                    />
                    {name}
                  </label>
                ) : (
                  <span className="visually-hidden">{name}, again</span>
                )}
              </th>
              {hours ? (
                <>
                  {times.map((time) => {
                    const at = [...place, time]
                    const issue = issues.find((one) => startsWith(one.path, at))
                    return (
                      <td
                        role="cell"
                        key={time}
                        data-field={first.get(hours.entry) === day ? pathName(at) : undefined}
                      >
                        <input
                          type="time"
                          aria-label={`${labels.get(time)} on ${name}${index > 0 ? ', again' : ''}`}
                          aria-invalid={issue ? true : undefined}
                          value={hours[time]}
                          onChange={({ target }) =>
                            change(
                              week.map((other) =>
                                other === hours ? { ...hours, [time]: target.value } : other,
                              ),
                            )
                          }
                        />
                        {issue && (
                          <p className={form.problem}>
                            {issueSentence(labels.get(time) ?? time, issue.message)}
                          </p>
                        )}
                      </td>
                    )
                  })}
                  <td role="cell" className={styles.actions}>
                    {index === 0 ? (
                      <>
                        <EntryAction
                          label={`All open days as ${name}`}
                          icon={CopyCheck}
                          onClick={() =>
                            change(
                              weekdays.flatMap((other) =>
                                week.some((one) => one.day === other)
                                  ? week
                                      .filter((one) => one.day === day)
                                      .map((one) => ({ ...one, day: other }))
                                  : [],
                              ),
                            )
                          }
                        />
                        <EntryAction
                          label={`Open again on ${name}`}
                          icon={Plus}
                          onClick={() => change([...week, { day, opens: '', closes: '' }])}
                        />
                      </>
                    ) : (
                      <EntryAction
                        label={`Not again on ${name}`}
                        icon={Trash2}
                        onClick={() => change(week.filter((other) => other !== hours))}
                      />
                    )}
                  </td>
                </>
              ) : (
                <td role="cell" colSpan={3} className={form.hint}>
                  Closed
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const weekOf = (entries: unknown): DayHours[] =>
  (Array.isArray(entries) ? entries.filter(isRecord) : []).flatMap(({ days, opens, closes }, entry) =>
    weekdays
      .filter((day) => Array.isArray(days) && days.includes(day))
      .map((day) => ({ day, opens: textOf(opens), closes: textOf(closes), entry })),
  )

/** A day that opens has the hours of the open day before it. */
function opened(week: readonly DayHours[], day: Weekday): DayHours {
  const inOrder = weekdays.flatMap((other) => week.find((hours) => hours.day === other) ?? [])
  const before = inOrder.findLast((hours) => weekdays.indexOf(hours.day) < weekdays.indexOf(day))
  const { opens, closes } = before ?? inOrder[0] ?? { opens: '09:00', closes: '17:00' }
  return { day, opens, closes }
}

/** Days with the same hours are one entry. The entries are in the order of the week. */
function entriesOf(week: readonly DayHours[]): OpeningHours[] {
  const inOrder = weekdays.flatMap((day) => week.filter((hours) => hours.day === day))
  return [...Map.groupBy(inOrder, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((same) => {
    const [first] = same
    return first
      ? { days: [...new Set(same.map(({ day }) => day))], opens: first.opens, closes: first.closes }
      : []
  })
}
