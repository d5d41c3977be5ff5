import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { emergency } from '#shared/fixedFacts.ts'
import { useReadSite, useSite } from '../data/useSite.ts'
import styles from './OfficePhones.module.css'
import { PhoneLink } from './PhoneLink.tsx'

export function OfficePhones() {
  const offices = useReadSite()?.offices ?? []
  return <Phones lines={offices.map(({ name, phone }) => ({ name, number: phone }))} />
}

export function CrisisPhones() {
  return <Phones lines={crisisLinesOf(useSite()).filter((line) => line !== emergency)} />
}

const Phones = ({ lines }: { lines: readonly { name: string; number: string }[] }) => (
  <ul role="list" className={styles.phones}>
    {lines.map(({ name, number }) => (
      <li key={name}>
        <PhoneLink phone={number} label={name} icon className={styles.phone} />
      </li>
    ))}
  </ul>
)
