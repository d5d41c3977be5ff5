import { useEffect, useEffectEvent, useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { useSignsOfUse } from '../../useSignsOfUse.ts'

/** The usernames of the others who use a window with the document, as of the last use of this one. */
export function useOtherMembers({ kind, id }: DocumentName): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  const announce = () =>
    desk.announcePresence({ kind, id }).then(
      (presence) => setOthers(presence.others),
      // The autosave says what is wrong with the connection or the session.
      () => setOthers([]),
    )
  const open = useEffectEvent(announce)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is announced at once
  useEffect(() => void open(), [kind, id])
  useSignsOfUse(apiLimits.presence.interval, announce)
  return others
}
