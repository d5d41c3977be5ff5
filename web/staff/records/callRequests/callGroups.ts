import type { CallRequest } from '#shared/entities/callRequest.ts'

/** Requests that have something in common. */
export interface CallGroup {
  id: string
  common: 'number' | 'network' | 'nothing'
  requests: CallRequest[]
}

/**
 * Groups requests by their number, else by their network. Those with a stamp of their own, which a program seldom has,
 * are apart. Requests that share nothing come first, then the smallest groups, since a person is most likely there.
 */
export function groupsOf(requests: readonly CallRequest[]): CallGroup[] {
  const byNumber = Object.groupBy(requests, ({ number, id }) => number ?? id)
  const shared = Object.values(byNumber).filter((same = []) => same.length > 1)
  const others = Object.values(byNumber).flatMap((same = []) => (same.length > 1 ? [] : same))
  const byNetwork = Object.values(
    Object.groupBy(others, ({ network, isStamped, id }) => (network ? `${network} ${isStamped}` : id)),
  )
  const groups = [
    ...shared.map((same) => groupOf('number', same)),
    ...byNetwork.filter((same = []) => same.length > 1).map((same) => groupOf('network', same)),
  ].sort((one, other) => one.requests.length - other.requests.length)
  const alone = byNetwork.flatMap((same = []) => (same.length > 1 ? [] : same))
  const byStamp = [true, false].map((stamped) =>
    alone.filter(({ isStamped = false }) => isStamped === stamped),
  )
  return [...byStamp.filter((some) => some.length > 0).map((some) => groupOf('nothing', some)), ...groups]
}

/** The id stays while older requests are added to the group. */
function groupOf(common: CallGroup['common'], requests: CallRequest[] = []): CallGroup {
  const [first] = requests
  const what = {
    number: first?.number,
    network: `${first?.network} ${first?.isStamped}`,
    nothing: first?.isStamped,
  }[common]
  return { id: `${common} ${what}`, common, requests }
}
