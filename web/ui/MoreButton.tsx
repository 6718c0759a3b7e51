import type { ComponentProps } from 'react'
import { Button, buttonClass } from './Button.tsx'
import css from './button.module.css'

/** Button that adds a part of a list to the page; without JavaScript, a link to the page that has this part. */
export function MoreButton({ to, ...button }: ComponentProps<typeof Button> & { to: string }) {
  const { size, className = '', children } = button
  return (
    <>
      <Button {...button} className={`${css.scripted} ${className}`} />
      <noscript className={className}>
        <a href={to} rel="nofollow" className={buttonClass(size && { size })}>
          {children}
        </a>
      </noscript>
    </>
  )
}
