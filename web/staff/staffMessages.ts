import { apiLimits } from '#shared/apiLimits.ts'
import type { Member } from '#shared/entities/members.ts'
import { timeZone } from '#shared/fixedFacts.ts'
import type { FocalPoint } from '#shared/images/focalPoint.ts'
import { dateAndTime } from './desk/dateAndTime.ts'
import type { LeftOut } from './desk/richText/editor/pasted/unseen.ts'

const { maxOriginalBytes, minPixelsPerSide } = apiLimits.upload
const photoTypes = 'JPEG, PNG, WebP or AVIF'

type LoginFactors = Pick<Member, 'secondFactor' | 'passkeys' | 'recoveryCodes'>

/**
 * The staff area's sentences for states and errors. `login` and the first four of `image` are the
 * specification's own. (Admin screens; Error catalogue.)
 */
export const staffMessages = {
  login: {
    title: 'Admin Login',
    text: 'Enter your credentials to access the dashboard',
    button: 'Login',
    busy: 'Logging in...',
    succeeded: 'Login successful',
    succeededText: 'Welcome to the admin dashboard',
    failed: 'Login failed',
    failedText: 'Invalid username or password',
    error: 'Login error',
    errorText: 'An error occurred during login',
    passkey: 'Log in with a passkey',
    noPasskey: 'No passkey was used. You can log in with your username and password.',
    secondFactorText: 'Your password is right. Please confirm the login with a passkey.',
    confirm: 'Confirm with a passkey',
    recoveryCode: 'Recovery code',
    codeRefused: 'This recovery code was not accepted.',
    codeButton: 'Log in with the code',
    passkeyRefused: 'This passkey was not accepted.',
    tooManyAttempts: (seconds = 60) => `Too many attempts. Please wait ${waitOf(seconds)} and try again.`,
  },
  navigation: {
    calls: (count: number) => (count === 1 ? '1 call waits' : `${count} calls wait`),
    drafts: (count: number) => (count === 1 ? '1 draft to publish' : `${count} drafts to publish`),
  },
  confirmLogin: 'This changes who can log in, or how. Please show that it is you.',
  notConfirmed: 'Nothing was changed, because you did not log in again.',
  sessionEnded: 'Your session has ended. Your changes are still here: log in to continue.',
  requestFailed: 'Nothing was changed. Check the connection and try again.',
  secondFactor: {
    on: 'On: a password alone does not log you in. It takes a passkey, or a recovery code with the password.',
    off: 'Off: your password alone logs you in.',
    needsPasskey: 'Add a passkey first.',
    codesLeft: (count: number) =>
      count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`,
    codesText:
      'Each code works once, with your password, if you have no passkey at hand. Print them or write them down: they are not shown again, and earlier codes no longer work.',
    turnedOn: 'Second factor turned on',
    turnedOff: 'Second factor turned off',
    changedText: 'It applies from the next login on.',
  },
  passkeys: {
    text: 'A passkey logs you in with the fingerprint, the face or the PIN of a device. It works on this website only, so nobody can trick you into giving it away.',
    added: 'Passkey added',
    addedText: 'You can log in with it from now on.',
    declined: 'No passkey was added. This device may have one for you already.',
    unsupported: 'This browser has no passkeys.',
    removal: 'You can no longer log in with it. Please delete it on the device, too.',
  },
  members: {
    failed: 'The list of members could not be loaded.',
    status: { active: 'Can log in', invited: 'Has not joined yet', disabled: 'Disabled' },
    factors: ({ secondFactor, passkeys, recoveryCodes }: LoginFactors): string => {
      const had = passkeys === 0 ? 'No passkey' : passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`
      if (!secondFactor) return `${had}, no second factor`
      return `Second factor: ${had}, ${recoveryCodes === 1 ? '1 recovery code' : `${recoveryCodes} recovery codes`} left`
    },
    linkHint:
      'Send this link in a way that only this person reads. It works once, and it is not shown again.',
    copied: 'Link copied',
    copiedText: 'Send it in a way that only this person reads.',
    copyFailed: 'The link was not copied',
    copyFailedText: 'Please select it and copy it.',
    actions: {
      disable: {
        label: 'Disable',
        text: 'This person is logged out at once and cannot log in until you enable them again.',
        done: 'Member disabled',
        doneText: 'They are logged out and cannot log in.',
      },
      enable: {
        label: 'Enable',
        text: 'This person can log in again, with the same password.',
        done: 'Member enabled',
        doneText: 'They can log in again.',
      },
      reset: {
        label: 'Reset',
        text: 'This person is logged out at once, and the password no longer works. You get a new one-time link for them.',
        done: 'Member reset',
        doneText: 'Send them the new link.',
      },
      signOut: {
        label: 'Sign out everywhere',
        text: 'This ends all sessions of this person, on every device. What they have not saved is lost.',
        done: 'Signed out everywhere',
        doneText: 'They can log in again with the same password.',
      },
      remove: {
        label: 'Remove',
        text: 'This person is logged out at once and leaves the list. What they did stays in the history.',
        done: 'Member removed',
        doneText: 'They can no longer log in.',
      },
    },
  },
  join: {
    title: 'Choose your password',
    text: (username: string) => `Your username is ${username}.`,
    incomplete: 'This link is incomplete. Please open the whole link that you were given.',
    unusable: 'This link has been used, or is too old. Please ask for a new one.',
    button: 'Save password and log in',
    busy: 'Saving…',
  },
  account: {
    failed: 'Your account could not be loaded.',
    passwordHint: `At least ${apiLimits.password.minLength} characters. Three or four words that have nothing to do with each other are good.`,
    strength: { enough: 'Strong enough.', high: 'Very strong.' },
    passwordsDiffer: 'The two passwords differ.',
    passwordChanged: 'Password changed',
    passwordChangedText: 'Your other devices are signed out.',
  },
  logout: { failed: 'Logout failed', failedText: 'You are still logged in. Please try again.' },

  image: {
    intro:
      'Type the address of an image, or choose, drop or paste a photo. Nothing changes on the website until you press Update Image. Earlier images are in the history of each page.',
    updated: 'Image updated',
    updatedText: 'The service page image has been updated successfully.',
    failed: 'Error updating image',
    failedText: 'Failed to update the image. Please try again.',
    fromElsewhere:
      'This image is on another website. Update Image copies it to this site, so that the other website does not learn who reads this page.',
    unfetchable: (reason: string) =>
      `The image cannot be copied, since this address ${reason}. Please save the image on this device and upload it.`,
    missing: 'No image at this address',
    notLoading:
      'No image can be loaded from this address, so it was not saved. Check the address, or upload the image.',
    uploadFailed: 'The upload failed. Check the connection and try again.',
    unusable: {
      svg: `SVG files cannot be used because they can contain scripts. Please choose a photo: ${photoTypes}.`,
      heic: 'This browser cannot read HEIC photos. Open this page in Safari on the iPhone or Mac, which can, or save the photo as JPEG: on the iPhone, choose Settings, Camera, Formats, Most Compatible before the next photo.',
      notAPhoto: `This is not a photo. Please choose a ${photoTypes} file.`,
      tooLarge: `This file is larger than ${maxOriginalBytes / 1024 / 1024} MB. Please choose a smaller one.`,
      damaged: 'This file cannot be read as an image. It may be damaged.',
      tooSmall: (width: number, height: number) =>
        `This image is ${width} by ${height} pixels: too small, or too narrow. Each side needs at least ${minPixelsPerSide}.`,
      stillTooLarge: 'This image is still too large after resizing. Please choose another one.',
      noCanvas: 'This browser cannot resize images. Please use Chrome, Edge or Firefox.',
      noWebp: 'This browser cannot create WebP images. Please use Chrome, Edge or Firefox.',
    },
  },
  status: {
    uploading: 'Uploading…',
    saving: 'Saving…',
    goingLive: 'Saved. Going live…',
    live: 'Live',
    slow: 'Saved. The website is taking longer than usual to update. You do not need to do anything.',
  },

  richText: {
    hint: 'Select the text to edit it.',
    empty: 'Select here to write.',
    loading: 'Opening the editor…',
    loadFailed: 'The editor could not be loaded. Check the connection and select the text again.',
    readOnly:
      'This text has parts that the editor would lose, such as a figure, so it is read-only here. Ask the developer of the website to change it.',
    /** Empty if everything arrived. */
    leftOut: ({ images, struck, comments, hidden }: LeftOut): string => {
      const parts = [
        images > 0 && `${counted(images, 'image')} from elsewhere (save on this device and drop here)`,
        struck > 0 && `${counted(struck, 'passage')} struck out or deleted`,
        comments > 0 && counted(comments, 'comment'),
        hidden > 0 && counted(hidden, 'hidden passage'),
      ].filter((part) => part !== false)
      return parts.length === 0 ? '' : `Left out: ${parts.join('; ')}.`
    },
    linkRefused:
      'This is neither a page of this site nor an address. Choose a page below, or type an address such as https://www.samhsa.gov, a phone number or an email address.',
    linksFailed: 'The pages could not be searched. You can still type an address.',
    noLinks: 'No page has these words.',
  },

  callRequests: {
    failed: 'The call requests could not be loaded.',
    outdated: 'New call requests could not be loaded. This list may be out of date: check the connection.',
    openFailed: 'The number could not be shown',
    changeFailed: 'The change was not saved',
    changedMeanwhile: 'A colleague has changed this request. You see their change now.',
    tryAgain: 'Nothing was lost. Please try again.',
  },

  desk: {
    status: {
      draft: 'Draft',
      published: 'Published',
      changed: 'Changed',
      scheduled: 'Scheduled',
      past: 'Past',
    },
    untitled: 'Untitled',
    generalFaq: 'General: on the FAQ page',
    list: {
      failed: 'The list could not be loaded.',
      tasks: { review: 'Needs review', brokenLinks: 'Broken link', sample: 'Sample', inForce: 'In force' },
      sorts: {
        '-updatedAt': 'Last change',
        updatedAt: 'Oldest change',
        title: 'Title, A to Z',
        '-title': 'Title, Z to A',
      },
      found: (total: number) => {
        if (total === 0) return 'Nothing to show.'
        return total === 1 ? '1 document' : `${total} documents`
      },
      everyDocument: { search: 'Search everything', recent: 'Recently edited', found: 'Found' },
      feedback: ({ yes, no }: { yes: number; no: number }) => `Helpful: ${yes} yes, ${no} no`,
    },
    ready: {
      intro:
        'Every draft, and every change that visitors do not see yet. Choose some: they are published together.',
      found: (total: number, shown: number) => {
        if (total === 0) return 'Nothing is waiting: visitors see everything as it is here.'
        const count = total === 1 ? '1 draft' : `${total} drafts`
        return total > shown ? `${count}, of which these ${shown} were changed last` : count
      },
      publish: (count: number) => {
        if (count === 0) return 'Publish'
        return count === 1 ? 'Publish 1 document' : `Publish ${count} documents`
      },
      published: (count: number) => (count === 1 ? '1 document published' : `${count} documents published`),
      refused: 'These were not published:',
      outdated: 'Somebody has published another version since. Open it to bring both together.',
    },
    order: {
      intro: 'Visitors see what is published in this order.',
      empty: 'Nothing is published here yet.',
      moveTo: (title: string) => `Move ${title}`,
      top: 'To the top',
      after: (title: string) => `After ${title}`,
      moved: (title: string, position: number, total: number) => `${title} is now ${position} of ${total}.`,
      saved: 'Order saved',
      savedText: 'The website shows it in a few seconds.',
      notSaved: 'The order was not saved',
      publishFirst: 'Publish as the first',
      isLast: 'It is published as the last of its list. Order moves it.',
      changedMeanwhile: 'A colleague has changed the list in the meantime. You see it as it is now.',
    },
    insertFact: 'Insert a fact of the clinic',
    factText: 'It is in the text from then on as it is in Clinic, and changes with it.',
    createFailed: 'Nothing was added',
    createFailedText: 'Check the connection and try again.',
    openFailed: 'The document could not be loaded.',
    damagedDraft:
      'The stored draft of this document is damaged and cannot be opened. Nothing on the website has changed. Send the address of this page to the developer of the website.',
    damaged: (fields: string) =>
      `What is stored here is damaged and could not be read: ${fields}. Write it again, or restore an earlier version from History, and publish it.`,
    deleted: 'There is no such document: somebody may have deleted it.',
    save: {
      saved: 'All changes saved',
      waiting: 'Saving…',
      saving: 'Saving…',
      offline: 'No connection. What you type is saved on this device.',
      loggedOut: 'Your session has ended. What you type is saved on this device.',
      failed: 'The server refuses this text. What you type is saved on this device.',
      partly: 'All is saved but the marked field, which is on this device until it is corrected.',
      gone: 'Somebody deleted this document. Your text is still on this device: copy what you need.',
    },
    restored: (when: string) =>
      `Restored what was typed on this device on ${when} and had not reached the server.`,
    merged: (who: string) => `${who} changed other fields at the same time. Both changes are here.`,
    openedBy: (names: string) => `Also open in a window of ${names}.`,
    conflict: {
      title: 'Two changes of the same text',
      text: (who: string) =>
        `While you were writing, ${who} changed the same fields. Choose what to keep in each. Both texts stay in the history.`,
      later: 'Decide later',
      decide: 'Decide',
      waiting:
        'Not saved: somebody else changed the same text. Theirs is on the server, and yours on this device.',
    },
    publishKeys: 'Ctrl+S (Cmd+S on a Mac) saves and leads to this button',
    published: 'Published',
    publishedText: 'The website shows it in a few seconds.',
    notPublished: 'Not published',
    needsAttention: (count: number) =>
      count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
    notSaved: 'The last changes are not on the server yet. Wait until they are saved and try again.',
    changedMeanwhile: 'Somebody else changed this document in the meantime. Please look at it again.',
    live: {
      publish: {
        waiting: 'Published. Going live…',
        live: 'Live',
        partlyLive:
          'Live, except on pages that could not be updated: Activity says which, why, and what to do.',
        delayed:
          'Saved, but not live yet: the website could not be updated. It tries again by itself; this line says when it is live.',
      },
      unpublish: {
        waiting: 'Taking it off the website…',
        live: 'Off the website',
        partlyLive:
          'Off the website, except on pages that could not be updated: Activity says which, why, and what to do.',
        delayed:
          'Saved, but visitors may still see it: the website could not be updated. It tries again by itself; this line says when it is off the website.',
      },
    },
    notUndone: 'Publication not undone',
    undone: 'Publication undone',
    undoneText: 'The website shows the version before in a few seconds.',
    unpublished: 'Taken off the website',
    unpublishedText: 'Visitors no longer see it. Its text is a draft now.',
    notUnpublished: 'Not taken off the website',
    publishedAgain: 'On the website again',
    isNew: 'This is a new one: nothing on the website has it yet.',
    viewOnWebsite: 'View on website',
    details: 'Details',
    duplicated: 'Copied',
    duplicatedText: 'This is the copy. Visitors do not see it yet.',
    deletedTitle: 'Deleted',
    deletedText: 'Visitors no longer find it. It can be restored from the bin for 90 days.',
    notDeleted: 'Not deleted',
    scheduled: 'Scheduled',
    notScheduled: 'Not scheduled',
    scheduleCanceled: 'Schedule canceled',
    reviewed: 'Review recorded',
    reviewedText: 'The page shows today as the day of its review.',
    notReviewed: 'The review was not recorded',
    restoredVersion: 'Version restored as a draft',
    restoredVersionText: 'Read it once more, then press Publish.',
    allOffices: {
      title: 'Close all offices, or change their hours',
      add: 'Add to all offices',
      noReason: 'Write a reason for visitors first.',
    },
    takeDown: {
      delete: {
        title: (title: string) => `Delete “${title}”?`,
        text: 'You can restore it from the bin for 90 days.',
        button: 'Delete',
      },
      unpublish: {
        title: (title: string) => `Take “${title}” off the website?`,
        text: 'Its text stays here as a draft, which you can publish again.',
        button: 'Take off the website',
      },
      endNow: 'End now',
      gone: 'Visitors will no longer find it.',
      landing: (address: string) =>
        `Whoever opens ${address} will land on “404 Page Not Found”. Redirects can lead them to another page.`,
      linked: 'These link to it. Their links will lead nowhere:',
    },
    bin: {
      intro:
        'Deleted documents stay here for 90 days. Restoring makes one a draft again, with its history; publish it to bring back its address, and the redirects that lead there.',
      failed: 'The bin could not be loaded.',
      empty: 'The bin is empty.',
      deleted: (when: string, by: string) => `Deleted ${when}, by ${by}`,
      kept: (until: string) => `Can be restored until ${until}`,
      restored: 'Restored as a draft',
      notRestored: 'Not restored',
    },
    consent: {
      title: 'Withdraw consent',
      text: 'The person no longer wants these words on the website. The review leaves every page within seconds and can never be published again. This cannot be undone.',
      withdrawn: 'Consent withdrawn',
      withdrawnText: 'In a few seconds, no page will show the review.',
      notWithdrawn: 'Consent not withdrawn',
      notice: (when: string) =>
        `The person withdrew the consent on ${when}. This review cannot be published again: delete it when you no longer need it.`,
    },
    schedule: {
      text: `Times are Eastern Time (${timeZone}), the clinic’s own. Nothing has to be open on your side.`,
      problem: (why: string) => `What was scheduled last was not done. ${why}`,
      changed: (by: string, when: string) =>
        `This was changed after ${by || 'somebody'} scheduled it for ${when}. Publish this version then as well?`,
      publishThen: 'Publish it then',
      cancel: 'Cancel the schedule',
      when: (publishAt: string | undefined, unpublishAt: string | undefined) =>
        [
          publishAt && `Publishes ${dateAndTime(publishAt)}.`,
          unpublishAt && `Leaves the website ${dateAndTime(unpublishAt)}.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    review: {
      clinician: {
        title: 'Clinical review',
        text: 'Your name and today’s date are shown below the text of the page.',
        confirm: 'I have read this page and it is right',
      },
      lawyer: {
        title: 'Sign-off by the clinic’s lawyer',
        text: 'The page is no longer marked as a sample, and shows the name and today’s date.',
        confirm: 'The lawyer named above has approved this text',
      },
      translator: {
        title: 'Sign-off by a qualified translator',
        text: 'The page is no longer marked as a sample, and shows the name and today’s date.',
        confirm: 'The translator named above has compared each text with its English original',
      },
    },
    noVersions: 'It has no earlier version yet.',
    sameVersion: 'There is no difference.',
    discarded: 'Changes discarded',
    discardedText: 'The draft is as it is published. Undo brings your changes back.',
    discardFailed: 'The changes were not discarded',
    tryAgain: 'Please try again.',
  },

  redirects: {
    intro:
      'Visitors who follow a link to an old address reach the new one. When the address of a page changes, its redirect is added automatically.',
    failed: 'The redirects could not be loaded.',
    none: 'There are no redirects yet.',
    addTitle: 'Add a redirect',
    add: 'Add redirect',
    labels: { from: 'Old address', to: 'New address' },
    fromHelp: 'An address of this website that no longer has a page, such as /our-team.',
    toHelp: 'A page of this website, such as /contact-us or /blog/a-post.',
    added: (from: string, to: string) => `${from} leads to ${to}.`,
    deleted: (from: string) => `${from} is no longer redirected.`,
    notAdded: 'The redirect was not added',
    notDeleted: 'The redirect was not deleted',
    automatic: (by: string) => `Automatic, when ${by} published`,
    notServed: 'Not in use: there is no longer a page at the new address.',
    deleteTitle: (from: string) => `Delete the redirect of ${from}?`,
    deleteText: 'Visitors with a link to the old address will see “404 Page Not Found”.',
  },

  audit: {
    intro:
      'Who did what, when, and to which document. Records stay for six years, and nobody can change them.',
    failed: 'The records could not be loaded.',
    found: (count: number) => (count === 1 ? '1 record' : `${count} records`),
    incomplete: 'This month has more records than one list can show. These are the newest.',
    exportCsv: 'Export as CSV',
    showMore: 'Show more',
    month: 'Month',
    everybody: 'Everybody',
    everything: 'Everything',
    subjects: {
      redirect: 'Redirect',
      'call-request': 'Call request',
      member: 'Member',
      image: 'Image',
      content: 'Content',
    },
    columns: { at: 'When', by: 'Who', action: 'What', subject: 'Document' },
    actions: {
      create: 'Added',
      save: 'Changed the draft',
      discard: 'Discarded the draft',
      publish: 'Published',
      restore: 'Restored a version',
      unpublish: 'Took off the website',
      delete: 'Deleted',
      undelete: 'Restored from the bin',
      order: 'Changed the order',
      schedule: 'Changed the schedule',
      review: 'Recorded a review',
      image: 'Changed the image',
      upload: 'Uploaded an image',
      import: 'Imported content',
      withdraw: 'Withdrew the consent',
      notRedirected: 'Could not redirect: add it under Redirects',
    },
  },

  tasks: {
    title: 'What needs doing',
    none: 'Nothing needs doing now.',
    loading: (part: string) => `${part}: loading…`,
    failed: (part: string) => `${part}: could not be loaded.`,
    parts: {
      drafts: 'Drafts',
      scheduled: 'Schedules',
      inForce: 'Alerts in force',
      review: 'Reviews',
      brokenLinks: 'Broken links',
      images: 'Images without a text',
      rendering: 'The website',
      sample: 'Samples',
    },
    drafts: (count: number) =>
      count === 1 ? '1 draft waits to be published' : `${count} drafts wait to be published`,
    documents: {
      scheduled: (screen: string, count: number) => `${screen}: ${count} scheduled`,
      inForce: (screen: string, count: number) => `${screen}: ${count} in force`,
      review: (screen: string, count: number) => `${screen}: ${count} due for a review`,
      brokenLinks: (screen: string, count: number) => `${screen}: ${count} with a broken link`,
      sample: (screen: string, count: number) => `${screen}: ${count} with sample content`,
    },
    /** For a screen with one document. */
    only: {
      scheduled: (screen: string) => `${screen}: a change is scheduled`,
      inForce: (screen: string) => `${screen}: in force`,
      review: (screen: string) => `${screen}: due for a review`,
      brokenLinks: (screen: string) => `${screen}: a broken link`,
      sample: (screen: string) => `${screen}: sample facts of the clinic are still in place`,
    },
    images: (count: number) =>
      count === 1
        ? '1 image has no text for people who cannot see it'
        : `${count} images have no text for people who cannot see them`,
    rendering: 'The website does not show the last change yet: which pages failed, and why',
    notRendered: (count: number) =>
      count === 1
        ? '1 page shows an earlier version: which, why, and what to do'
        : `${count} pages show an earlier version: which, why, and what to do`,
  },

  rendering: {
    failed: {
      title: 'The website does not show the last change',
      what: (when?: string) =>
        `The rendering of the pages failed${when ? ` on ${when}` : ''}. Nothing is lost: visitors see every page as it was before.`,
      steps: [
        'Wait a few minutes. The website tries again by itself twice, with the next publication, and once a day.',
        'If this notice stays, find in the records below what was published last. Open that document, choose History, and restore and publish the version before.',
        'If that does not help, send this notice to the developer of the website.',
      ],
    },
    notRendered: {
      title: 'Some pages show an earlier version',
      what: (when?: string) =>
        `These pages could not be updated${when ? ` on ${when}` : ''}, so visitors see them as they were before. All other pages are up to date.`,
      steps: [
        'Open the document of each page, choose History, and restore and publish the last version that was right.',
        'If that does not help, send this notice to the developer of the website.',
      ],
    },
    withoutReason: 'It ended before it could record why. That happens when it takes too long.',
    steps: 'What to do',
  },

  media: {
    intro:
      'Every uploaded image, and where it is shown. What nothing shows is deleted 30 days after its upload.',
    failed: 'The images could not be loaded.',
    none: 'Nobody has uploaded an image yet. Drop a photo on a page in Service pages, or on a field in the editor.',
    found: (count: number) => (count === 1 ? '1 image' : `${count} images`),
    untitled: (id: string) => `Image ${id.slice(0, 6)}`,
    size: (files: readonly { bytes?: number | undefined }[]) =>
      `${Math.round(files.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1024)} KB`,
    uploaded: (by: string, when: string) => `Uploaded by ${by} on ${when}`,
    unused: 'No page and no draft shows it.',
    withoutText: 'Without a text for people who cannot see it',
    decorative: 'Decorative',
    deleted: 'Image deleted',
    deletedText: 'Its file is gone, too.',
    notDeleted: 'Image not deleted',
    inUse: 'A page, a draft or an earlier version of a page shows it.',
    choose: 'Choose from your images',
    describe: 'What the image shows, for people who cannot see it',
    describeField: (otherwise: string) =>
      `What it shows, for people who cannot see it. Without it, ${otherwise}.`,
    replace: 'Replace everywhere',
    replaceText: (count: number) =>
      count === 1
        ? 'Choose the photo that takes its place. The page that shows it is published again.'
        : `Choose the photo that takes its place. The ${count} pages that show it are published again, together.`,
    publishReplaced: 'Replace and publish',
    replacing: 'Saving and publishing…',
    outcomes: {
      published: 'published with the change.',
      drafted: 'has a draft, which has the change now. Publish it when it is ready.',
    },
    focalPoint: {
      title: 'Focal point',
      text: 'Where a page crops the image, this point stays in view. Press it in the image, or move it with the arrow keys; with Shift they move it further.',
      control: 'Focal point in the image',
      position: ({ x, y }: FocalPoint) => `${x}% from the left, ${y}% from the top`,
      wide: 'Wide',
      card: 'Card',
      square: 'Square',
      publish: 'Save and publish',
    },
    publishFailed:
      'The pages could not all be published. What was changed waits in drafts: see Ready to publish.',
  },

  pagesFailed: 'The list of pages could not be loaded.',
  historyFailed: 'The history could not be loaded. Please close this and try again.',
} as const

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
