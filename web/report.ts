import { createContext, use } from 'react'

/** Writes a line for whoever runs the sites: into the server's log, or the browser's console. Holds no personal data. */
export type Report = (what: string) => void

export const ReportContext = createContext<Report>((what) => console.warn(what))

/** Where components tell what they could not show. */
export const useReport = (): Report => use(ReportContext)
