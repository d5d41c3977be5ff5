import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { closeTopic } from '../mailTopics.ts'
import { askAddress, limitMails } from '../staff/limitMails.ts'
import { memberRecord } from '../staff/loginRecords.ts'
import { auditWrite } from '../store/audit.ts'
import { endOfNotices, findNotices, noticesWrite } from '../store/staff/noticeAddresses.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { currentAddress } from './noticeAddress.ts'

/** The response is the same for every address, also for one of a colleague. */
export const handler = serveStaff(
  'PUT /api/admin/account/notices',
  async ({ body: { address }, session: { username }, store }) => {
    const now = Date.now()
    const topic = newSecret(store, 'topic of notices', address ?? '')
    await writeChecked(store, async () => {
      if (address !== null) await limitMails(store, { username, now })
      const before = await findNotices(store, username)
      if (before && before.topic !== topic) await closeTopic(before.topic)
      const record = (action: string) => auditWrite(memberRecord(username, action, now))
      if (address !== null) {
        const at = new Date(now).toISOString()
        return [noticesWrite(before, { username, topic, at }), record('gave an address for notices')]
      }
      return before ? [endOfNotices(before), record('removed the address for notices')] : []
    })
    const current = () => findNotices(store, username)
    const shown = address === null ? {} : await askAddress(store, { topic, address, username, now }, current)
    return { ...(await currentAddress(store, username)), ...shown }
  },
)
