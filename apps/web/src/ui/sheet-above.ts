import { createContext, type ReactNode } from 'react'

/** What stands over a sheet: the sheet renders it inside itself, so that focus, Escape and swipes go to the topmost first. */
export const SheetAbove = createContext<ReactNode>(null)
