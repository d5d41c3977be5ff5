import type { StaffSession } from '#shared/entities/staff.ts'
import type { Store } from '../store/store.ts'
import { act } from './act.ts'
import { type TakeDown, takeDownPlan } from './takeDownPlan.ts'

interface Request {
  params: { kind: string; id: string }
  session: StaffSession
  requestId: string
  store: Store
}

export const takeDown = (request: Request, type: TakeDown, version: number): Promise<void> =>
  act(
    request,
    (document) => takeDownPlan(request.store, document, { type, version, by: request.session.username }),
    new Date().toISOString(),
  )
