import { apiLimits } from './apiLimits.ts'

const { maxOriginalBytes, minPixelsPerSide } = apiLimits.upload
const photoTypes = 'JPEG, PNG, WebP or AVIF'

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
    tooManyAttempts: (seconds = 60) => `Too many attempts. Please wait ${waitOf(seconds)} and try again.`,
  },
  sessionEnded: 'Your session has ended. Your changes are still here: log in to continue.',
  logout: { failed: 'Logout failed', failedText: 'You are still logged in. Please try again.' },

  image: {
    updated: 'Image updated',
    updatedText: 'The service page image has been updated successfully.',
    failed: 'Error updating image',
    failedText: 'Failed to update the image. Please try again.',
    fromElsewhere:
      'This image is on another website. Update Image copies it to this site, so that the other website does not learn who reads this page.',
    unfetchable: (reason: string) =>
      `The image cannot be copied, since this address ${reason}. Please save the image on this device and upload it.`,
    missing: 'No image at this address',
    uploadFailed: 'The upload failed. Check the connection and try again.',
    unusable: {
      svg: `SVG files cannot be used because they can contain scripts. Please choose a photo: ${photoTypes}.`,
      heic: 'HEIC photos cannot be read here. On the iPhone, share the photo as JPEG ("Most Compatible") and try again.',
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
    fetching: 'Copying the image…',
    preparing: 'Preparing the photo…',
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
      'This text has parts that the editor would lose, such as a table, so it is read-only here. Ask whoever maintains the website to change it.',
    imagesLeftOut: (count: number) =>
      count === 1
        ? 'One image of another website was left out. Save it on this device and drop it here.'
        : `${count} images of other websites were left out. Save them on this device and drop them here.`,
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

  pagesFailed: 'The list of pages could not be loaded.',
  historyFailed: 'The history could not be loaded. Please close this and try again.',
  previewFailed: 'The page cannot be loaded right now. You can still save the image.',
} as const

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
