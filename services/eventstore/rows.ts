import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { codeOf } from '../thrown.ts'

/** First row of a statement, with the columns that its SQL selects. */
export function rowOf<Row>(statement: StatementSync, ...values: SQLInputValue[]): Row | undefined
export function rowOf(statement: StatementSync, ...values: SQLInputValue[]): unknown {
  return statement.get(...values)
}

/** Rows of a statement. Throws if an integer is too large for JavaScript. */
export function exactRows<Row>(statement: StatementSync, ...values: SQLInputValue[]): Row[]
export function exactRows(statement: StatementSync, ...values: SQLInputValue[]): unknown[] {
  return statement.all(...values)
}

/** Rows of a statement, each read when it is taken. */
export function eachRow<Row>(statement: StatementSync): Iterable<Row>
export function eachRow(statement: StatementSync): Iterable<unknown> {
  return statement.iterate()
}

const near = (value: unknown) => (typeof value === 'bigint' ? Number(value) : value)

/** Rows of a statement. Integers that are too large for JavaScript prove damage; rounded, they fail the checksum. */
export function rowsOf<Row>(statement: StatementSync, ...values: SQLInputValue[]): Row[]
export function rowsOf(statement: StatementSync, ...values: SQLInputValue[]): unknown[] {
  try {
    return statement.all(...values)
  } catch (error) {
    if (codeOf(error) !== 'ERR_OUT_OF_RANGE') throw error
  }
  statement.setReadBigInts(true)
  try {
    return statement
      .all(...values)
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, near(value)])))
  } finally {
    statement.setReadBigInts(false)
  }
}
