import type { TeamMember } from '#shared/entities/teamMember.ts'
import { messages } from '#shared/messages.ts'
import { mainImage } from '../../../ui/image.ts'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import styles from './MemberCard.module.css'

export function MemberCard({ member }: { member: TeamMember }) {
  const { name, role, license, isSample } = member
  const photograph = mainImage({ ...member, title: `Photograph of ${name}` })
  return (
    <article className={styles.card}>
      {photograph && (
        <SiteImage image={{ ...photograph, ...portrait }} sizes="6rem" className={styles.portrait} lazy />
      )}
      <div className={styles.text}>
        <h3>{name}</h3>
        {role && <p>{role}</p>}
        {license && <p className={styles.license}>{license}</p>}
        {isSample && (
          <p>
            <span className={styles.sample}>{messages.sampleMember}</span>
          </p>
        )}
      </div>
    </article>
  )
}

const portrait = { width: 96, height: 96 } as const
