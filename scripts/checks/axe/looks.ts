import type { Page } from 'playwright'

/** Contrast and font size (spec §3 Accessibility settings), and the width of the window in pixels. */
export interface Look {
  contrast: (typeof contrasts)[number]
  fontSize: (typeof fontSizes)[number]
  width: (typeof widths)[number]
}

const contrasts = ['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark'] as const
const fontSizes = ['font-reg', 'font-lg', 'font-xl'] as const
const widths = [375, 768, 1280] as const

/** All 36 combinations of contrast, font size and window width. */
export const allLooks: readonly Look[] = contrasts.flatMap((contrast) =>
  fontSizes.flatMap((fontSize) => widths.map((width) => ({ contrast, fontSize, width }))),
)

/** Twelve combinations that contain each pair of values of two settings at least once (pairwise testing). */
export const pairedLooks: readonly Look[] = contrasts.flatMap((contrast, row) =>
  fontSizes.map((fontSize, column) => ({ contrast, fontSize, width: widths[(row + column) % 3]! })),
)

export const lookName = ({ contrast, fontSize, width }: Look): string => `${contrast} ${fontSize} ${width} px`

/** Sets the width of an open page's window, and contrast and font size as the accessibility menu would. */
export async function wear(page: Page, { contrast, fontSize, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    ([contrast, fontSize]) => {
      document.documentElement.dataset.contrast = contrast
      document.documentElement.dataset.font = fontSize
    },
    [contrast, fontSize] as const,
  )
}
