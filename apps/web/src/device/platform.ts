import { useSyncExternalStore } from 'react'

declare global {
  interface Window {
    Capacitor?: { isNativePlatform?: () => boolean }
  }
}

/** Whether this is the iOS or Android app: its bridge is there before any script of the page runs. */
export function isNative(): boolean {
  return window.Capacitor?.isNativePlatform?.() === true
}

const narrow = window.matchMedia('(max-width: 767px)')
export const isMobileAgent = /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent)

function subscribe(callback: () => void) {
  narrow.addEventListener('change', callback)
  return () => narrow.removeEventListener('change', callback)
}

/** Mobile is told by the user agent or a width under 768 px (spec §1); decorative backgrounds stay off there. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => isMobileAgent || narrow.matches)
}

/** Whether the person asked for less movement: their system, or the app alone. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.hasAttribute('data-less-motion') || systemReducesMotion()
}

export function systemReducesMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
