interface StoredData {
  /** The file that stores the data, or the name of the data's key in `shared/keys.ts`. */
  by: string
  /** A sentence for visitors. Undefined if the data says nothing about a person. */
  says?: string
}

/** Services that handle data of the site for the clinic, besides one that may run the contact form. */
export const processors = [
  {
    name: 'Amazon Web Services',
    does: 'Stores and delivers the website, stores requests for a call encrypted, and mails notices to staff.',
  },
  {
    name: 'The map tile service',
    does: 'Delivers pictures of the map to our own address, and learns nothing about visitors.',
  },
] as const

/** The data that our code stores in browsers. The privacy policy lists this data, and a test compares both. */
export const inBrowser: Readonly<Record<'visitors' | 'staff', readonly StoredData[]>> = {
  visitors: [
    {
      by: 'web/ui/ThemeToggle.enhancement.ts',
      says: 'The light or the dark theme, if you choose one. It stays until you clear the site’s data.',
    },
    {
      by: 'web/public/layout/Alerts.enhancement.ts',
      says: 'Which messages above our pages you have seen or closed. It stays until you clear the site’s data.',
    },
    {
      by: 'web/public/pages/search/search.enhancement.ts',
      says: 'Whether the key / opens the search, if you change it. It stays until you clear the site’s data.',
    },
    {
      by: 'web/public/pages/search/startSearch.ts',
      says: 'The words of the search whose result you opened, for the way back. Your browser removes them when you come back or close the tab.',
    },
    {
      by: 'web/public/routes.tsx',
      says: 'How far you have scrolled on the pages that you opened, so that Back returns you there. Your browser removes this when you close the tab.',
    },
    { by: 'web/index.html' },
  ],
  staff: [
    {
      by: 'functions/http/sessionCookie.ts',
      says: 'A cookie that keeps them signed in until they sign out or are idle.',
    },
    {
      by: 'functions/staff/deviceCookie.ts',
      says: 'A cookie that marks a device on which they have signed in before. It opens nothing.',
    },
    {
      by: 'web/staff/loginFlag.ts',
      says: 'A note that they are signed in, until the tab is closed or, for the link “Edit this page” on our pages, until they sign out.',
    },
    {
      by: 'web/staff/ui/useKeptText.ts',
      says: 'Comments, notes, image addresses and image descriptions that they are typing, until these are saved or the tab is closed. The browser of a person who reads a draft through a link, without a login, keeps a typed comment and name in the same way.',
    },
    { by: 'web/staff/ui/toasts.tsx', says: 'A message for their next screen, until they have read it.' },
    {
      by: 'web/staff/desk/list/useListFilter.ts',
      says: 'How they filtered and sorted a list last.',
    },
    { by: 'web/staff/command/keys.ts', says: 'Whether the keys of lists are turned off.' },
    { by: 'web/staff/desk/editor/Editor.tsx', says: 'Whether the preview beside a text is open.' },
    {
      by: 'web/staff/desk/state/tabs.ts',
      says: 'A random name of the browser and of each open tab, so that two tabs do not write in one text.',
    },
    {
      by: 'web/staff/desk/state/localCopies.ts',
      says: 'Copies of texts that they are writing, in case the connection fails.',
    },
  ],
}

/** The data in the tables, except the content of the site. */
export const inTables: Readonly<Record<'visitors' | 'staff', readonly StoredData[]>> = {
  visitors: [
    {
      by: 'pageFeedback',
      says: 'How many visitors found a page helpful: a number for each page, without who, when or from where.',
    },
    {
      by: 'attempts',
      says: 'How often one network address reports errors, rates pages, asks for a call, opens a link to a draft or tries to sign in, how often somebody tries to sign in with one username of staff or from one of their devices, and how often staff give a mail address for notices, to prevent misuse. The count is stored under a scrambled form of the address, username or device, and is deleted after its time limit.',
    },
  ],
  staff: [
    { by: 'staffMember', says: 'Their usernames, scrambled passwords and permissions.' },
    { by: 'credentials', says: 'The public keys of their passkeys. The secret keys stay on their devices.' },
    { by: 'passkey' },
    { by: 'usedChallenge' },
    { by: 'session', says: 'Their open sessions, and when each was last used.' },
    { by: 'sessionUse' },
    { by: 'staffSeen', says: 'When they were last active.' },
    {
      by: 'notices',
      says: 'Whether somebody has told them by mail that a colleague waits for them. The address that they gave for this is stored by Amazon’s mail service only.',
    },
    {
      by: 'clinician',
      says: 'The name of a clinician without a login who approves texts, and who named and confirmed that person. The mail address is stored by Amazon’s mail service only.',
    },
    { by: 'presence', says: 'Which text they have open, and when they last typed in it.' },
    { by: 'editing' },
    { by: 'auditRecord', says: 'A record of what they changed, and of each call request that they opened.' },
    {
      by: 'comment',
      says: 'Comments on texts, who asked for an approval and who approved, with the names of these people. A person who comments on a draft or approves it through a link, without a login, gives a name of their own choice.',
    },
    ...['discussion', 'previewLink'].map((by) => ({ by })),
    { by: 'draft', says: 'Drafts, earlier versions and deleted texts, with the name of who wrote them.' },
    ...['version', 'deleted', 'binned', 'directoryDraft'].map((by) => ({ by })),
  ],
}
