import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openHashTarget } from './details.enhancement.ts'

/** Needed because the router changes the URL's fragment without a `hashchange` event. */
export function useOpenHashTarget() {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => openHashTarget(hash), [hash])
}
