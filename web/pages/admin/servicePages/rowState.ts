import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { imagePath } from '#shared/rules/html/allowedHtml.ts'

/** An image to save, and the page as it was when staff chose to: its version detects changes by others. */
export interface ImageUpdate {
  image: PageImage
  from: ServicePage
}

/** An update that came after somebody else's: the page as it is now, and the image that was not saved. */
export interface Conflict {
  theirs: ServicePage
  mine: PageImage
}

export type Work =
  | { kind: 'idle' }
  | { kind: 'fetching' }
  | { kind: 'preparing' }
  | { kind: 'uploading'; fraction: number }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }

/** The last saved image: whether the public page shows it yet, and the update that undoes it. */
export interface Publication {
  page: ServicePage
  undo: ImageUpdate
  progress: 'goingLive' | 'live' | 'slow'
}

interface RowState {
  address: string
  /** Undefined until staff change it: the field then shows the page's title. */
  alt: string | undefined
  uploaded: PageImage | undefined
  work: Work
  publication: Publication | undefined
  conflict: Conflict | undefined
}

export type RowAction =
  | { type: 'addressTyped'; address: string }
  | { type: 'altTyped'; alt: string }
  | { type: 'discarded' }
  | { type: 'fetching' }
  | { type: 'preparing' }
  | { type: 'uploading'; fraction: number }
  | { type: 'uploaded'; image: PageImage }
  | { type: 'uploadFailed'; message: string }
  | { type: 'saving' }
  | { type: 'saved'; page: ServicePage; undo: ImageUpdate }
  | { type: 'saveFailed' }
  | { type: 'conflicted'; conflict: Conflict }
  | { type: 'conflictClosed' }
  | { type: 'liveChecked'; isLive: boolean }

const emptyFields = { address: '', alt: undefined, uploaded: undefined }

export const initialRow: RowState = {
  ...emptyFields,
  work: { kind: 'idle' },
  publication: undefined,
  conflict: undefined,
}

export function rowReducer(state: RowState, action: RowAction): RowState {
  switch (action.type) {
    case 'addressTyped':
      return { ...state, address: action.address }
    case 'altTyped':
      return { ...state, alt: action.alt }
    case 'discarded':
      return { ...state, ...emptyFields, work: { kind: 'idle' } }
    case 'fetching':
    case 'preparing':
      return { ...state, work: { kind: action.type } }
    case 'uploading':
      return { ...state, work: { kind: 'uploading', fraction: action.fraction } }
    case 'uploaded':
      return { ...state, address: action.image.image1, uploaded: action.image, work: { kind: 'idle' } }
    case 'uploadFailed':
      return { ...state, work: { kind: 'failed', message: action.message } }
    case 'saving':
      return { ...state, work: { kind: 'saving' } }
    case 'saved':
      return { ...initialRow, publication: { page: action.page, undo: action.undo, progress: 'goingLive' } }
    case 'saveFailed':
      return { ...state, work: { kind: 'idle' } }
    case 'conflicted':
      return { ...state, work: { kind: 'idle' }, conflict: action.conflict }
    case 'conflictClosed':
      return { ...state, conflict: undefined }
    case 'liveChecked':
      return {
        ...state,
        publication: state.publication && {
          ...state.publication,
          progress: action.isLive ? 'live' : 'slow',
        },
      }
  }
}

/** The image that the row would save: only a new, non-empty address. (Validation rules.) */
export function pendingImage({ address, alt, uploaded }: RowState, page: ServicePage): PageImage | undefined {
  const image1 = address.trim()
  if (image1 === '' || image1 === page.image1) return undefined
  const image1Alt = alt?.trim()
  return {
    ...(uploaded?.image1 === image1 ? uploaded : { image1 }),
    ...(image1Alt && image1Alt !== page.title ? { image1Alt } : {}),
  }
}

/** An image of another website is copied to this site before it is saved. */
export const isOnThisSite = ({ image1 }: PageImage): boolean => imagePath.test(image1)

export const isBusy = ({ kind }: Work): boolean => kind !== 'idle' && kind !== 'failed'
