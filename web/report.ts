import { createContext, use } from 'react'

/** Reports content that could not be shown to the operators. Contains no personal data. */
export type Report = (what: string) => void

/** Reports to the browser's console. */
export const toConsole: Report = (what) => console.warn(what)

export const ReportContext = createContext(toConsole)

/** The report function for components: to the server's log or the browser's console. */
export const useReport = (): Report => use(ReportContext)
