import { Phone } from 'lucide-react'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import styles from './PhoneLink.module.css'

export function PhoneLink({
  phone,
  label,
  className,
  icon = false,
}: {
  phone: string
  label?: string
  className?: string | undefined
  icon?: boolean
}) {
  return (
    <a href={telephoneLink(phone)} className={className}>
      {icon && <Phone size={18} aria-hidden="true" />}
      {label && <span>{label} </span>}
      <span className={styles.number}>{phone}</span>
    </a>
  )
}
