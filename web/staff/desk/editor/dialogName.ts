/** The dialogs of the action bar. */
export type DialogName =
  | 'publish'
  | 'publishFirst'
  | 'ask'
  | 'read'
  | 'links'
  | 'discard'
  | 'schedule'
  | 'history'
  | 'signOff'
  | 'withdraw'
  | 'unpublish'
  | 'delete'
