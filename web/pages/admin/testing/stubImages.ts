import { vi } from 'vitest'

/** jsdom loads no images. Those with `missing` in their address fail. */
export const stubImages = () => vi.stubGlobal('Image', ImageStub)

class ImageStub {
  onload?: () => void
  onerror?: () => void
  set src(address: string) {
    queueMicrotask(() => (address.includes('missing') ? this.onerror?.() : this.onload?.()))
  }
}
