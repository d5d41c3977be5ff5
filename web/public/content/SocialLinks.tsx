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
import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { useSite } from '../../data/useSite.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { keyed } from './keyed.ts'
import styles from './SocialLinks.module.css'

/** Generic icons, since brand logos are trademarks. */
const knownIcons: Record<string, readonly [Icon: LucideIcon, label: string]> = {
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

export function SocialLinks({ values }: Pick<ElementGroup<'social icon'>, 'values'>) {
  const { socialLinks } = useSite()
  const links = values.map((icon) => ({
    name: icon.iconName ?? 'Link',
    address: linkAddress(icon.url),
  }))
  const others = socialLinks
    .map(({ name, url }) => ({ name, address: linkAddress(url) }))
    .filter((other) => links.every(({ address }) => address !== other.address))
  return (
    <ul role="list" className={styles.links}>
      {keyed([...links, ...others]).map(({ key, entry: { name, address } }) => {
        const [Icon, label] = knownIcons[textKey(name)] ?? [Link, name]
        return (
          address && (
            <li key={key}>
              <a href={address} className={buttonClass('plain', 'small')}>
                <Icon size={20} aria-hidden="true" />
                {label}
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}
