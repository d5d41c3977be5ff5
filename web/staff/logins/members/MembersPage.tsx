import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import type { Invitation } from '#shared/entities/members.ts'
import { messages } from '#shared/messages.ts'
import { staff } from '../../../data/staff/queries.ts'
import { NotLoaded } from '../../NotLoaded.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { AddMember } from './AddMember.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { MemberCard } from './MemberCard.tsx'
import styles from './MembersPage.module.css'

export function MembersPage() {
  return (
    <StaffScreen
      title={staffScreens.members.title}
      intro="Everybody here can do everything in the staff area. Give each person a login of their own, so that the history shows who changed what."
    >
      <Members />
    </StaffScreen>
  )
}

function Members() {
  const { withLogin } = useSession()
  const [invitation, setInvitation] = useState<Invitation>()
  const members = useQuery({
    queryKey: [urlOf('GET /api/admin/members')],
    queryFn: () => withLogin(staff.members),
    staleTime: 0,
  })
  if (members.isPending) return <p role="status">{messages.loading}</p>
  if (members.isError) {
    return <NotLoaded message={staffMessages.members.failed} onRetry={members.refetch} />
  }
  const reload = () => void members.refetch()
  return (
    <>
      <AddMember
        onAdded={(added) => {
          setInvitation(added)
          reload()
        }}
      />
      <ul role="list" className={styles.members}>
        {members.data.map((member) => (
          <MemberCard
            key={member.username}
            member={member}
            onChanged={(link) => {
              setInvitation(link ?? undefined)
              reload()
            }}
          />
        ))}
      </ul>
      {invitation && <LinkDialog invitation={invitation} onClose={() => setInvitation(undefined)} />}
    </>
  )
}
