/** Time in ms, with fractions, on a clock that all processes of a machine share and that is never set back. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6
