import { createContext, use } from 'react'

/** Reports to the operators that some content could not be shown; the message contains no personal data. */
export type Report = (what: string) => void

/** Reports in the browser's console that some content could not be shown. */
export const toConsole: Report = (what) => console.warn(what)

export const ReportContext = createContext(toConsole)

/** Returns the function with which components report: to the server's log, or to the browser's console. */
export const useReport = (): Report => use(ReportContext)
