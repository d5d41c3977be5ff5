let behind = 0

/** Learns the server’s time from the header `date` of a response that no cache has stored. */
export function setServerTime(date: string | undefined): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) behind = time - Date.now()
}

/** The server’s time, with which times that it stored are compared, since the clock of a device may be hours wrong. */
export const serverNow = (): Date => new Date(Date.now() + behind)
