import { useQuery } from '@tanstack/react-query'
import type { TeamMember } from '#shared/entities/teamMember.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { person } from '../../head/structuredData.ts'
import { GuideEnd } from '../guide/GuideEnd.tsx'
import { MemberCard } from './MemberCard.tsx'
import styles from './TeamPage.module.css'

export function TeamPage() {
  const site = useSite()
  const { data } = useQuery(queries.teamMembers())
  const real = data?.filter(({ isSample }) => !isSample) ?? []
  return (
    <ContentScreen
      page={pages.team}
      image="/art/two-chairs.svg"
      imageOn="every screen"
      structuredData={real.map((member) => person(site, member))}
      before={<Members />}
      after={<GuideEnd path={pages.team.path} />}
    />
  )
}

function Members() {
  const { sampleNotice } = useSite()
  const { data, error, isPending, refetch } = useQuery(queries.teamMembers())
  return (
    <Section
      title="The people you will meet"
      intro={data?.some(({ isSample }) => isSample) ? sampleNotice : undefined}
      tone="deep"
    >
      {isPending && <Skeletons count={limits.skeletons.few} />}
      {error && <PartFailure error={error} onRetry={refetch} />}
      {!isPending && !error && !data?.length && <p>{messages.noTeamMembers}</p>}
      {data && data.length > 0 && <Cards members={data} />}
    </Section>
  )
}

const Cards = ({ members }: { members: readonly TeamMember[] }) => (
  <ul role="list" className={styles.grid}>
    {members.map((member) => (
      <li key={member.id}>
        <MemberCard member={member} />
      </li>
    ))}
  </ul>
)
