import { createContext, use } from 'react'

/** Tells whoever runs the sites what could not be shown. Holds nothing personal. */
export type Report = (what: string) => void

/** Into the browser's console. */
export const toConsole: Report = (what) => console.warn(what)

export const ReportContext = createContext(toConsole)

/** Where components tell what they could not show: the server's log, or the browser's console. */
export const useReport = (): Report => use(ReportContext)
