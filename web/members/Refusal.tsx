import layout from '../ui/theme/layout.module.css'

/** The reason for which the viewer cannot change a part of a member's account, in the place of its form. */
export const Refusal = ({ children }: { children: string }) => <p className={layout.soft}>{children}</p>
