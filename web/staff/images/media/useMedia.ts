import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { staff } from '../../../data/staff/queries.ts'
import { useSession } from '../../Session.tsx'

export function useMedia() {
  const { withLogin } = useSession()
  return useQuery({
    queryKey: [urlOf('GET /api/admin/media')],
    queryFn: () => withLogin(staff.media),
    staleTime: 0,
  })
}
