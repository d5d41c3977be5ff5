import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quickExit } from '#shared/quickExit.ts'
import { enhanceQuickExits } from './quickExit.ts'

it('the way out of a page hides it at once and takes its place in the history', () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { replace })
  document.body.innerHTML = `<p><a href="${quickExit}"><b>Leave</b> this page now</a></p><a href="/">Home</a>`
  enhanceQuickExits()
  const [home, exit] = ['[href="/"]', 'b'].map((one) => document.querySelector(one) ?? document.body)
  fireEvent.click(home ?? document.body)
  expect([document.body.hidden, replace.mock.calls]).toEqual([false, []])
  fireEvent.click(exit ?? document.body)
  expect([document.body.hidden, replace.mock.calls]).toEqual([true, [[quickExit]]])
  vi.unstubAllGlobals()
})
