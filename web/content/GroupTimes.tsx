import { groupInWords } from '#shared/rules/openingHours.ts'
import { type StoredValues, textIn } from '#shared/rules/pageContent.ts'
import { officePath } from '#shared/rules/paths.ts'
import { type Office, site } from '#shared/site.ts'
import styles from './GroupTimes.module.css'
import { OfficeSampleNotice } from './OfficeSampleNotice.tsx'

/** The weekly groups of the named office, or of all. */
export function GroupTimes({ values }: { values: StoredValues<'group times'> }) {
  const name = textIn(values, 'office')
  const offices = site.offices.filter((office) => !name || office.name === name)
  return (
    <div className={styles.times}>
      {offices.map((office) => (
        <Groups key={office.name} office={office} caption={name ? 'visually-hidden' : styles.caption} />
      ))}
      <OfficeSampleNotice />
    </div>
  )
}

function Groups({ office, caption }: { office: Office; caption: string | undefined }) {
  return (
    <table className={styles.table}>
      <caption className={caption}>
        <a href={officePath(office)}>{office.name}</a>
      </caption>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Days</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {office.groups.map((group) => {
          const { days, times } = groupInWords(group)
          return (
            <tr key={group.name}>
              <th scope="row">{group.name}</th>
              <td>{days}</td>
              <td>{times}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
