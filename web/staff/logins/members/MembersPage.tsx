import { useState } from 'react'
import type { Invitation } from '#shared/entities/members.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { AddMember } from './AddMember.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { MemberCard } from './MemberCard.tsx'

export function MembersPage() {
  const [invitation, setInvitation] = useState<Invitation>()
  const members = useStaffQuery('GET /api/admin/members')
  const reload = () => void members.refetch()
  return (
    <Loaded query={members} failed="The list of members could not be loaded.">
      {(found) => (
        <>
          <AddMember
            onAdded={(added) => {
              setInvitation(added)
              reload()
            }}
          />
          <ul role="list" className={form.stack}>
            {found.map((member) => (
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
      )}
    </Loaded>
  )
}
