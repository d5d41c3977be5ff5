import { vi } from 'vitest'

/** jsdom loads no images. They have 1200 by 800 pixels; those with `missing` in their address fail. */
export const stubImages = () => vi.stubGlobal('Image', ImageStub)

class ImageStub {
  naturalWidth = 1_200
  naturalHeight = 800
  onload?: () => void
  onerror?: () => void
  set src(address: string) {
    queueMicrotask(() => (address.includes('missing') ? this.onerror?.() : this.onload?.()))
  }
}
