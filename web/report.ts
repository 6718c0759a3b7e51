import { createContext, use } from 'react'

/** Reports content that could not be shown to the operators. The message contains no personal data. */
export type Report = (what: string) => void

/** Reports content that could not be shown to the console of the browser. */
export const toConsole: Report = (what) => console.warn(what)

export const ReportContext = createContext(toConsole)

/** Returns the function with which components report: to the server's log, or to the browser's console. */
export const useReport = (): Report => use(ReportContext)
