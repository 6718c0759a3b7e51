import type { ContentSection } from '../../../services/rules/sections/sections.ts'

type Section = Pick<ContentSection, 'type' | 'options'>

/** Formatted text. */
export const words = (html: string): Section => ({ type: 'HTML', options: { html } })

export const quote = (text: string, author: string): Section => ({ type: 'Quote', options: { text, author } })
