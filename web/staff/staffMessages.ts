const goingLive = {
  waiting: 'Going live…',
  live: 'Live',
  partlyLive: 'Live, except on pages that could not be updated: Activity says which, why, and what to do.',
  delayed:
    'Saved, but not live yet: the website could not be updated. It tries again by itself; this line says when it is live.',
} as const

/** Sentences that several staff screens share, or that depend on a kind, a state or an action. */
export const staffMessages = {
  login: {
    busy: 'Logging in...',
    succeeded: 'Login successful',
    succeededText: 'Welcome to the admin dashboard',
    errorText: 'An error occurred during login',
  },
  members: {
    status: { active: 'Can log in', invited: 'Has not joined yet', disabled: 'Disabled' },
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
        text: 'This ends all sessions of this person, on every device. What they have typed and not saved stays on their device, and is saved once they log in there again.',
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
  imageNotLoading:
    'No image can be loaded from this address, so it was not saved. Check the address, or upload the image.',
  uploading: 'Uploading…',
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
      damaged: 'Damaged: open it to restore an earlier version, or to delete it.',
      tasks: {
        clinician: 'For a clinician',
        lawyer: 'For a lawyer',
        translator: 'For a translator',
        brokenLinks: 'Broken link',
        sample: 'Sample',
        inForce: 'In force',
        missed: 'Not done when due',
        approval: 'To approve',
        comments: 'Open comments',
        damaged: 'Damaged',
      },
    },
    orderNotSaved: 'The order was not saved',
    insertFact: 'Insert a fact of the clinic',
    createFailed: 'Nothing was added',
    save: {
      saved: 'All changes saved',
      waiting: 'Saving…',
      saving: 'Saving…',
      offline: 'No connection, or the server is busy. What you type is saved on this device.',
      loggedOut: 'Your session has ended. What you type is saved on this device.',
      failed: 'The server refuses this text. What you type is saved on this device.',
      partly: 'All is saved but the marked field, which is on this device until it is corrected.',
      stopped:
        'Not saved: the server has refused this text five times. What you type is saved on this device.',
      gone: 'Somebody deleted this document. Your text is still on this device: copy what you need.',
      tooLate: 'Not saved: there is a newer draft. Your text stays.',
      newer:
        'Somebody has changed this document since you opened it. What you type is saved on this device and in History, and not in the draft before you compare the two.',
      pressUnanswered: 'The server has not carried out your press yet. It is tried again by itself.',
      aside:
        'What you had typed and not saved is in History. Compare shows it beside the draft as it is now.',
    },
    publishedText: 'The website shows it in a few seconds.',
    notPublished: 'Not published',
    notDiscarded: 'The changes were not discarded',
    needsAttention: (count: number) =>
      count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
    notSavedYet: 'The last changes are not on the server yet. Wait until they are saved and try again.',
    changedMeanwhile: 'Somebody else changed this document in the meantime. Please look at it again.',
    live: {
      publish: goingLive,
      undo: { ...goingLive, waiting: 'Going back…', live: 'The version before is live' },
      unpublish: {
        waiting: 'Taking it off the website…',
        live: 'Off the website',
        partlyLive:
          'Off the website, except on pages that could not be updated: Activity says which, why, and what to do.',
        delayed:
          'Saved, but visitors may still see it: the website could not be updated. It tries again by itself; this line says when it is off the website.',
      },
    },
    undone: 'Publication undone',
    notUndone: 'Publication not undone',
    putBackText: 'Visitors see it in a few seconds, as it was.',
    noUndo:
      'Nobody had approved the version before, so bringing it back needs an approval too: History has it.',
    undoneText: 'The website shows the version before in a few seconds.',
    restoredVersionText: 'Read it once more, then press Publish.',
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
    },
    signOff: {
      clinician: {
        title: 'Clinical review',
        text: 'Your name and today’s date are shown below the text.',
        confirm: 'I have read this page and it is right',
      },
      lawyer: {
        title: 'Sign-off by the clinic’s lawyer',
        text: 'The page shows the name and today’s date, and no longer that nobody has signed it off.',
        confirm: 'The lawyer named above has approved this text',
      },
      translator: {
        title: 'Sign-off by a qualified translator',
        text: 'The page is no longer marked as a sample, and shows the name and today’s date.',
        confirm: 'The translator named above has compared each text with its English original',
      },
    },
    readTogether: (others: readonly string[]) =>
      `A ${others.join(' and a ')} ${others.length > 1 ? 'read' : 'reads'} this text too: sign it off when all have, and name all.`,
    link: {
      title: 'Draft',
      invalid: 'This link does not work, or no longer. Please ask whoever sent it for a new one.',
      tooOften: 'This was tried too often from your network. Please wait a quarter of an hour and try again.',
      failed: 'The draft could not be loaded. Check the connection and try again.',
    },
    lacksApproval:
      'In this clinic two people publish, and nobody other than you has approved this text as it is. Ask a colleague in the menu More. What was approved with a preview link, only a colleague of who made the link publishes. For a day, who made the login of a member and that member count as one.',
    endsSignOff:
      'Somebody has reviewed the text that visitors read now. With other words, the page is due for a review again, and no longer says when and by whom it was reviewed.',
    tryAgain: 'Please try again.',
  },

  audit: {
    subjects: {
      redirect: 'Redirect',
      'call-request': 'Call request',
      member: 'Member',
      clinician: 'Clinician',
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
      putBack: 'Put back on the website',
      delete: 'Deleted',
      undelete: 'Restored from the bin',
      order: 'Changed the order',
      schedule: 'Changed the schedule',
      review: 'Recorded a review',
      ask: 'Asked for an approval',
      approve: 'Approved the draft',
      makeLink: 'Made a preview link',
      sendLink: 'Sent a link to the clinician',
      revokeLink: 'Revoked a preview link',
      nameClinician: 'Named the clinician whose approval by link counts',
      confirmClinician: 'Confirmed the clinician whose approval by link counts',
      removeClinician: 'Ended that the approval of the clinician by link counts',
      image: 'Changed the image',
      upload: 'Uploaded an image',
      import: 'Imported content',
      withdraw: 'Withdrew the consent',
    },
  },

  rendering: {
    failed: {
      title: 'The website does not show the last change',
      what: (when?: string) =>
        `The rendering of the pages failed${when ? ` on ${when}` : ''}. Nothing is lost: visitors see every page as it was before.`,
      steps: [
        'Wait a few minutes. The website tries again by itself every 15 minutes, and with the next publication.',
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
    failed: 'The images could not be loaded.',
    untitled: (id: string) => `Image ${id.slice(0, 6)}`,
    choose: 'Choose from your images',
    describe: 'What the image shows, for people who cannot see it',
    describeField: (otherwise: string) =>
      `What it shows, for people who cannot see it. Without it, ${otherwise}.`,
    replace: 'Replace everywhere',
    replaceText: (count: number) =>
      count === 1
        ? 'Choose the photo that takes its place. The page that shows it is published again.'
        : `Choose the photo that takes its place. The ${count} pages that show it are published again, together.`,
    focalPoint: 'Focal point',
    publishFailed:
      'The pages could not all be published. What was changed waits in drafts: see Ready to publish.',
  },
} as const
