import {
  AtSign,
  BriefcaseBusiness,
  Camera,
  CirclePlay,
  Link,
  type LucideIcon,
  Mail,
  Phone,
  Users,
} from 'lucide-react'
import { type ParsedElement, textIn } from '#shared/rules/pageContent.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { keyed } from './keyed.ts'
import { linkAddress } from './linkAddress.ts'
import styles from './SocialLinks.module.css'

/** What an icon's name stands for: plain marks, since the brands' own are theirs, with the name in words beside it. */
const known: Record<string, readonly [Icon: LucideIcon, label: string]> = {
  phone: [Phone, 'Call us'],
  mail: [Mail, 'Email us'],
  email: [Mail, 'Email us'],
  facebook: [Users, 'Facebook'],
  instagram: [Camera, 'Instagram'],
  youtube: [CirclePlay, 'YouTube'],
  linkedin: [BriefcaseBusiness, 'LinkedIn'],
  twitter: [AtSign, 'Twitter'],
  x: [AtSign, 'X'],
}

/** Other places to find the clinic, each a link with its name. */
export function SocialLinks({ icons }: { icons: readonly ParsedElement['values'][] }) {
  return (
    <ul role="list" className={styles.links}>
      {keyed(icons).map(({ key, entry }) => {
        const address = linkAddress(textIn(entry, 'url'))
        const name = textIn(entry, 'iconName') ?? 'Link'
        const [Icon, label] = known[name.toLowerCase()] ?? [Link, name]
        return (
          address && (
            <li key={key}>
              <ButtonLink href={address} kind="plain" size="small">
                <Icon size={20} aria-hidden="true" />
                {label}
              </ButtonLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
