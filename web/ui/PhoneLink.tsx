import { Phone } from 'lucide-react'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import styles from './PhoneLink.module.css'

interface PhoneLinkProps {
  phone: string
  label?: string
  className?: string | undefined
  icon?: boolean
}

export function PhoneLink({ phone, label, className, icon = false }: PhoneLinkProps) {
  return (
    <a href={telephoneLink(phone)} className={className}>
      {icon && <Phone size={18} aria-hidden="true" />}
      {label && <span>{label} </span>}
      <span className={styles.number}>{phone}</span>
    </a>
  )
}
