import { officeNamed } from '#shared/clinic/offices.ts'
import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { officePath } from '#shared/documents/paths.ts'
import type { Office } from '#shared/entities/site.ts'
import { groupInWords } from '#shared/hours/openingHours.ts'
import { useSite } from '../../data/useSite.ts'
import styles from './GroupTimes.module.css'
import { OfficeSampleNotice } from './OfficeSampleNotice.tsx'

export function GroupTimes({ first, level }: Pick<ElementGroup<'group times'>, 'first' | 'level'>) {
  const site = useSite()
  const name = first.office
  const named = officeNamed(site, name)
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <div className={styles.times}>
      {site.offices
        .filter((office) => !name || office === named)
        .map((office) => (
          <div key={office.name} className={styles.office}>
            {!name && (
              <Heading>
                <a href={officePath(office)}>{office.name}</a>
              </Heading>
            )}
            <Groups office={office} />
          </div>
        ))}
      <OfficeSampleNotice />
    </div>
  )
}

const Groups = ({ office }: { office: Office }) => (
  <ul role="list" aria-label={`Groups in ${office.name}`} className={styles.groups}>
    {office.groups.map((group) => {
      const { days, times } = groupInWords(group)
      return (
        <li key={group.name} className={styles.group}>
          <span className={styles.name}>{group.name}</span>
          <span className={styles.days}>{days}</span>
          <span className={styles.hours}>{times}</span>
        </li>
      )
    })}
  </ul>
)
