import { createContext, use } from 'react'

/** Reports to the operators content that could not be shown. The message contains no personal data. */
export type Report = (what: string) => void

/** Reports to the console of the browser. */
export const toConsole: Report = (what) => console.warn(what)

export const ReportContext = createContext(toConsole)

/** Returns the function with which components report: to the server's log, or to the browser's console. */
export const useReport = (): Report => use(ReportContext)
