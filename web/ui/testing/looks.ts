import type { Page } from 'playwright'

export const contrasts = ['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark'] as const
export const sizes = ['font-reg', 'font-lg', 'font-xl'] as const

/** Contrast and font size with which a page is tested. */
export interface Look {
  contrast: string
  size: string
}

/** All combinations of contrast and font size. */
export const looks: readonly Look[] = sizes.flatMap((size) =>
  contrasts.map((contrast) => ({ contrast, size })),
)

export const nameOf = ({ contrast, size }: Look): string => `${contrast} ${size}`

/** Sets the page's contrast and font size, like the accessibility menu. */
export const wear = (page: Page, look: Look): Promise<void> =>
  page.evaluate(({ contrast, size }) => {
    document.documentElement.dataset.contrast = contrast
    document.documentElement.dataset.font = size
  }, look)
